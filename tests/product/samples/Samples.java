import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.Base64;
import java.util.Locale;
import java.util.stream.Collectors;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.EvalException;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;

/**
 * Compiles and runs the Java samples of a page one after another, each with what the earlier ones declared. Reads a sample in
 * Base64 per line and writes a line with "ok", or "failed" and the problem in Base64.
 */
public class Samples {
  public static void main(String[] args) throws Exception {
    PrintStream answers = System.out;
    System.setOut(System.err);
    BufferedReader samples = new BufferedReader(new InputStreamReader(System.in));
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(System.getProperty("java.class.path"));
      for (String line = samples.readLine(); line != null; line = samples.readLine()) {
        String problem = run(shell, new String(Base64.getDecoder().decode(line), "UTF-8"));
        String text = Base64.getEncoder().encodeToString(problem.getBytes("UTF-8"));
        answers.println((problem.isEmpty() ? "ok " : "failed ") + text);
      }
    }
  }

  private static String run(JShell shell, String sample) {
    for (String rest = sample; !rest.isBlank(); ) {
      var part = shell.sourceCodeAnalysis().analyzeCompletion(rest);
      String source = part.source() == null ? rest : part.source();
      rest = part.source() == null ? "" : part.remaining();
      for (SnippetEvent event : shell.eval(source)) {
        String problem = event.causeSnippet() == null ? problemOf(shell, event) : "";
        if (!problem.isEmpty()) return problem;
      }
    }
    return "";
  }

  private static String problemOf(JShell shell, SnippetEvent event) {
    if (event.exception() instanceof EvalException error) {
      return error.getExceptionClassName() + ": " + error.getMessage();
    }
    if (event.status() == Snippet.Status.REJECTED) {
      var found = shell.diagnostics(event.snippet()).map(one -> one.getMessage(Locale.US));
      return found.collect(Collectors.joining("\n")) + "\n" + event.snippet().source();
    }
    return event.snippet() instanceof DeclarationSnippet declaration
        ? shell.unresolvedDependencies(declaration)
            .map(one -> "unresolved: " + one)
            .collect(Collectors.joining(", "))
        : "";
  }
}
