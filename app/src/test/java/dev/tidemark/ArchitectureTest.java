package dev.tidemark;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import dev.tidemark.importers.spi.Importer;

/** Which way the dependencies point. */
@AnalyzeClasses(packages = "dev.tidemark", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    private static final DescribedPredicate<JavaClass> JACKSON = resideInAPackage("tools.jackson..");

    @ArchTest
    static final ArchRule packagesHaveNoCycles =
            slices().matching("dev.tidemark.(*)..").should().beFreeOfCycles();

    @ArchTest
    static final ArchRule importersAndRunnerDoNotKnowEachOther = noClasses()
            .that()
            .resideInAnyPackage("dev.tidemark.importers..", "dev.tidemark.runner..")
            .should(dependOnTheOtherOf("dev.tidemark.importers", "dev.tidemark.runner"));

    @ArchTest
    static final ArchRule javafxStaysInTheWindow = noClasses()
            .that()
            .resideOutsideOfPackage("dev.tidemark.app..")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx..", "org.controlsfx..", "atlantafx..", "org.kordamp..");

    @ArchTest
    static final ArchRule jacksonStaysWhereFilesAreRead = noClasses()
            .that()
            .resideOutsideOfPackages(
                    "dev.tidemark.importers..",
                    "dev.tidemark.runner.file..",
                    "dev.tidemark.report..",
                    "dev.tidemark.cli..")
            .should()
            .dependOnClassesThat(JACKSON);

    @ArchTest
    static final ArchRule noImporterUsesAnother =
            noClasses().that().implement(Importer.class).should(useAnotherImporter());

    @ArchTest
    static final ArchRule viewModelsKnowNoControl = noClasses()
            .that()
            .haveSimpleNameEndingWith("ViewModel")
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage("javafx.scene..", "javafx.stage..", "org.controlsfx..");

    private static ArchCondition<JavaClass> useAnotherImporter() {
        return new ArchCondition<>("use another importer") {
            @Override
            public void check(JavaClass item, ConditionEvents events) {
                for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
                    JavaClass target = dependency.getTargetClass();
                    boolean another = target.isAssignableTo(Importer.class)
                            && !target.isEquivalentTo(Importer.class)
                            && !target.equals(item);
                    events.add(new SimpleConditionEvent(item, another, dependency.getDescription()));
                }
            }
        };
    }

    private static ArchCondition<JavaClass> dependOnTheOtherOf(String one, String other) {
        return new ArchCondition<>("depend on the other") {
            @Override
            public void check(JavaClass item, ConditionEvents events) {
                String foreign = item.getPackageName().startsWith(one) ? other : one;
                for (Dependency dependency : item.getDirectDependenciesFromSelf()) {
                    boolean crosses =
                            dependency.getTargetClass().getPackageName().startsWith(foreign);
                    events.add(new SimpleConditionEvent(item, crosses, dependency.getDescription()));
                }
            }
        };
    }
}
