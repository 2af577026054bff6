import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.*;
import java.util.stream.Collectors;
import jdk.jshell.*;

/**
 * Compiles and runs the Java samples of a page one after another, each with what the earlier ones declared. Reads a sample in
 * Base64 per line and writes a line with "ok", or "failed" and the problem in Base64.
 */
public class Samples {
  public static void main(String[] args) {
    var answers = System.out;
    System.setOut(System.err);
    try (JShell shell = JShell.builder().executionEngine("local").build()) {
      shell.addToClasspath(System.getProperty("java.class.path"));
      for (var lines = new Scanner(System.in); lines.hasNextLine(); ) {
        String problem = run(shell, new String(Base64.getDecoder().decode(lines.nextLine()), UTF_8));
        String text = Base64.getEncoder().encodeToString(problem.getBytes(UTF_8));
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
    if (event.status() == Snippet.Status.VALID) return "";
    var found = shell.diagnostics(event.snippet()).map(one -> one.getMessage(Locale.US));
    String start = event.status() + ": ";
    return found.collect(Collectors.joining("\n", start, "\n")) + event.snippet().source();
  }
}
