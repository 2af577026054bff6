import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Locale;
import jdk.jshell.DeclarationSnippet;
import jdk.jshell.EvalException;
import jdk.jshell.JShell;
import jdk.jshell.Snippet;
import jdk.jshell.SnippetEvent;
import jdk.jshell.SourceCodeAnalysis;

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
        String problem = run(shell, new String(Base64.getDecoder().decode(line), StandardCharsets.UTF_8));
        byte[] bytes = problem == null ? new byte[0] : problem.getBytes(StandardCharsets.UTF_8);
        answers.println((problem == null ? "ok " : "failed ") + Base64.getEncoder().encodeToString(bytes));
        answers.flush();
      }
    }
  }

  private static String run(JShell shell, String sample) {
    String rest = sample;
    while (!rest.isBlank()) {
      SourceCodeAnalysis.CompletionInfo part = shell.sourceCodeAnalysis().analyzeCompletion(rest);
      String source = part.source() == null ? rest : part.source();
      for (SnippetEvent event : shell.eval(source)) {
        if (event.causeSnippet() != null) {
          continue;
        }
        if (event.exception() instanceof EvalException) {
          EvalException error = (EvalException) event.exception();
          return error.getExceptionClassName() + ": " + error.getMessage();
        }
        if (event.status() == Snippet.Status.REJECTED) {
          StringBuilder text = new StringBuilder();
          shell.diagnostics(event.snippet()).forEach(d -> text.append(d.getMessage(Locale.US)).append('\n'));
          return text + source;
        }
        if (event.snippet() instanceof DeclarationSnippet) {
          String missing =
              String.join(
                  ", ",
                  shell.unresolvedDependencies((DeclarationSnippet) event.snippet()).toArray(String[]::new));
          if (!missing.isEmpty()) {
            return "unresolved: " + missing;
          }
        }
      }
      rest = part.source() == null ? "" : part.remaining();
    }
    return null;
  }
}
