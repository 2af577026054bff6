package io.trino.filesystem.hdfs;

import io.opentelemetry.api.OpenTelemetry;
import io.trino.filesystem.*;
import io.trino.filesystem.local.LocalFileSystem;
import io.trino.spi.NodeManager;
import io.trino.spi.connector.ConnectorContext;
import java.lang.reflect.*;
import java.nio.file.*;
import java.util.*;
import java.util.stream.Collectors;

/** Gives Trino's connectors the local disk in place of HDFS, whose module (io.trino:trino-hdfs) Maven Central doesn't have. */
public class HdfsFileSystemManager {
  private final Set<String> used = new HashSet<>(Set.of("hive.config.resources"));
  private final boolean isPlain;

  public HdfsFileSystemManager(
      Map<String, String> configuration, boolean azure, boolean gcs, boolean s3,
      String catalog, NodeManager nodes, OpenTelemetry telemetry) {
    this(configuration, true);
  }

  /** For later releases of Trino, which also want to know whether a key is a secret. */
  public HdfsFileSystemManager(
      Map<String, String> configuration, String catalog, ConnectorContext context) {
    this(configuration, false);
  }

  private HdfsFileSystemManager(Map<String, String> configuration, boolean isPlain) {
    this.isPlain = isPlain;
    used.retainAll(configuration.keySet());
    for (String key : used) {
      for (String file : configuration.get(key).split(",")) {
        if (!Files.exists(Path.of(file))) throw new IllegalArgumentException("no file " + file);
      }
    }
  }

  public Object configure() {
    return isPlain ? used : used.stream().collect(Collectors.toMap(key -> key, key -> false));
  }

  public TrinoFileSystemFactory create() {
    TrinoFileSystem files = translated(TrinoFileSystem.class, new LocalFileSystem(Path.of("/")));
    return identity -> files;
  }

  public void stop() {}

  /** Gives an object of the local file system the locations of HDFS. */
  private static <T> T translated(Class<T> type, T local) {
    InvocationHandler handler =
        (proxy, method, args) -> {
          for (int at = 0; args != null && at < args.length; at++) {
            if (args[at] instanceof Location one) args[at] = Location.of("local:///" + one.path());
          }
          try {
            return back(method.invoke(local, args));
          } catch (InvocationTargetException e) {
            throw e.getCause();
          }
        };
    ClassLoader loader = type.getClassLoader();
    return type.cast(Proxy.newProxyInstance(loader, new Class<?>[] {type}, handler));
  }

  private static Object back(Object result) {
    if (result instanceof Location one) return Location.of("file:/" + one.path());
    if (result instanceof Optional<?> one) return one.map(HdfsFileSystemManager::back);
    if (result instanceof FileIterator files) return translated(FileIterator.class, files);
    if (result instanceof Set<?> all)
      return all.stream().map(HdfsFileSystemManager::back).collect(Collectors.toSet());
    if (!(result instanceof FileEntry one)) return result;
    Location location = (Location) back(one.location());
    return new FileEntry(location, one.length(), one.lastModified(), one.blocks());
  }
}
