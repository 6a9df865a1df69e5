@echo off
rem Starts Tidemark: without arguments its window, with arguments the command line.
rem Needs a JDK or JRE 25 or newer; TIDEMARK_JAVA (its home folder) overrides the search.
setlocal EnableDelayedExpansion
set "LIB=%~dp0..\lib"
set "JAVA="
if defined TIDEMARK_JAVA (
  call :try "%TIDEMARK_JAVA%"
  if not defined JAVA (
    echo tidemark: TIDEMARK_JAVA=%TIDEMARK_JAVA% is no Java 25 or newer; unset it or name another. 1>&2
    exit /b 4
  )
)
if not defined JAVA if defined JAVA_HOME call :try "%JAVA_HOME%"
if not defined JAVA for %%J in (java.exe) do if not "%%~$PATH:J"=="" for %%H in ("%%~dp$PATH:J..") do call :try "%%~fH"
for %%R in ("%ProgramFiles%\Eclipse Adoptium" "%ProgramFiles%\Java" "%ProgramFiles%\Microsoft" "%ProgramFiles%\Zulu" "%ProgramFiles%\Amazon Corretto" "%ProgramFiles%\BellSoft" "%LOCALAPPDATA%\Programs\Eclipse Adoptium" "%USERPROFILE%\.jdks" "%USERPROFILE%\.sdkman\candidates\java" "%USERPROFILE%\scoop\apps") do (
  if not defined JAVA if exist "%%~R" for /d %%D in ("%%~R\*") do call :try "%%~D"
)
if not defined JAVA (
  echo tidemark: no Java 25 or newer found; install a JDK 25 ^(Temurin, for example^) or set TIDEMARK_JAVA. 1>&2
  exit /b 4
)
set "WINDOW=1"
for %%A in (%*) do for %%C in (import list show table compare chart report verify export watch -h --help -V --version) do if "%%~A"=="%%C" set "WINDOW="
if defined WINDOW (
  set "MODULES="
  for %%M in ("%LIB%\javafx-*.jar") do set "MODULES=!MODULES!;%%~fM"
  "%JAVA%" "@%LIB%\window.args" --module-path "!MODULES:~1!" -cp "%LIB%\*" dev.tidemark.cli.Tidemark %*
) else (
  "%JAVA%" --enable-native-access=ALL-UNNAMED -XX:+UseSerialGC -cp "%LIB%\*" dev.tidemark.cli.Tidemark %*
)
exit /b %ERRORLEVEL%

:try
if defined JAVA exit /b 0
if not exist "%~1\bin\java.exe" exit /b 0
if not exist "%~1\release" exit /b 0
for /f tokens^=2^ delims^=^=.^" %%V in ('findstr /b /c:"JAVA_VERSION=" "%~1\release"') do (
  set "VERSION=%%V"
  if !VERSION! GEQ 25 set "JAVA=%~1\bin\java.exe"
)
exit /b 0
