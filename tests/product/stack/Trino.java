/** Starts a Trino server of the version given: Maven Central has its classes, but no package with a launcher. */
public class Trino {
  public static void main(String[] args) {
    new io.trino.server.Server().start(args[0]);
  }
}
