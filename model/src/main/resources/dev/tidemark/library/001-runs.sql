-- Portable SQL; {blob} is the dialect's type for bytes. Ids are made by the application, times are epoch ns (UTC).
CREATE TABLE study (
    id          BIGINT PRIMARY KEY,
    code        VARCHAR NOT NULL UNIQUE,
    title       VARCHAR NOT NULL,
    origin      VARCHAR NOT NULL,
    citation    VARCHAR NOT NULL,
    smoke       BIGINT NOT NULL,
    added_ns    BIGINT NOT NULL,
    removed_ns  BIGINT
);
CREATE TABLE source (
    id          BIGINT PRIMARY KEY,
    sha256      VARCHAR NOT NULL UNIQUE,
    name        VARCHAR NOT NULL,
    format      VARCHAR NOT NULL,
    size_bytes  BIGINT NOT NULL,
    added_ns    BIGINT NOT NULL
);
CREATE TABLE source_chunk (
    source_id   BIGINT NOT NULL REFERENCES source (id),
    position    BIGINT NOT NULL,
    content     {blob} NOT NULL,
    PRIMARY KEY (source_id, position)
);
CREATE TABLE problem (
    source_id   BIGINT NOT NULL REFERENCES source (id),
    position    BIGINT NOT NULL,
    severity    VARCHAR NOT NULL,
    place       VARCHAR NOT NULL,
    sentence    VARCHAR NOT NULL,
    PRIMARY KEY (source_id, position)
);
CREATE TABLE run (
    id               BIGINT PRIMARY KEY,
    study_id         BIGINT NOT NULL REFERENCES study (id),
    source_id        BIGINT NOT NULL REFERENCES source (id),
    position         BIGINT NOT NULL,
    code             VARCHAR NOT NULL,
    subject          VARCHAR NOT NULL,
    subject_version  VARCHAR NOT NULL,
    runtime          VARCHAR NOT NULL,
    runtime_version  VARCHAR NOT NULL,
    workload         VARCHAR NOT NULL,
    load_kind        VARCHAR NOT NULL,
    load_rate        DOUBLE PRECISION,
    load_connections BIGINT,
    load_count       BIGINT,
    repetition       BIGINT NOT NULL,
    started_ns       BIGINT,
    status           VARCHAR NOT NULL,
    detail           VARCHAR NOT NULL,
    UNIQUE (source_id, position)
);
CREATE INDEX run_of_study ON run (study_id, source_id, position);
-- Scenario parameters and conditions: what = 'parameter' or 'condition'.
CREATE TABLE run_fact (
    run_id      BIGINT NOT NULL REFERENCES run (id),
    what        VARCHAR NOT NULL,
    name        VARCHAR NOT NULL,
    content     VARCHAR NOT NULL,
    PRIMARY KEY (run_id, what, name)
);
CREATE TABLE phase (
    run_id      BIGINT NOT NULL REFERENCES run (id),
    position    BIGINT NOT NULL,
    kind        VARCHAR NOT NULL,
    label       VARCHAR NOT NULL,
    start_ns    BIGINT NOT NULL,
    end_ns      BIGINT NOT NULL,
    PRIMARY KEY (run_id, position)
);
CREATE TABLE series (
    run_id      BIGINT NOT NULL REFERENCES run (id),
    position    BIGINT NOT NULL,
    metric      VARCHAR NOT NULL,
    label       VARCHAR NOT NULL,
    unit        VARCHAR NOT NULL,
    samples     BIGINT NOT NULL,
    content     {blob} NOT NULL,
    PRIMARY KEY (run_id, position)
);
CREATE TABLE figure (
    run_id      BIGINT NOT NULL REFERENCES run (id),
    position    BIGINT NOT NULL,
    metric      VARCHAR NOT NULL,
    label       VARCHAR NOT NULL,
    unit        VARCHAR NOT NULL,
    statistic   VARCHAR NOT NULL,
    amount      DOUBLE PRECISION NOT NULL,
    phase       VARCHAR NOT NULL,
    method      VARCHAR NOT NULL,
    spread_min  DOUBLE PRECISION,
    spread_max  DOUBLE PRECISION,
    spread_n    BIGINT,
    PRIMARY KEY (run_id, position)
);
CREATE TABLE distribution (
    run_id      BIGINT NOT NULL REFERENCES run (id),
    position    BIGINT NOT NULL,
    metric      VARCHAR NOT NULL,
    label       VARCHAR NOT NULL,
    unit        VARCHAR NOT NULL,
    phase       VARCHAR NOT NULL,
    kind        VARCHAR NOT NULL,
    content     {blob} NOT NULL,
    PRIMARY KEY (run_id, position)
);
