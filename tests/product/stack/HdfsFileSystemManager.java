package io.trino.filesystem.hdfs;

import io.opentelemetry.api.OpenTelemetry;
import io.trino.filesystem.FileEntry;
import io.trino.filesystem.FileIterator;
import io.trino.filesystem.Location;
import io.trino.filesystem.TrinoFileSystem;
import io.trino.filesystem.TrinoFileSystemFactory;
import io.trino.filesystem.local.LocalFileSystem;
import io.trino.spi.NodeManager;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Gives Trino's connectors the local disk in place of HDFS, whose module (io.trino:trino-hdfs) Maven Central doesn't have. */
public class HdfsFileSystemManager {
  private final LocalFileSystem disk = new LocalFileSystem(Path.of("/"));

  public HdfsFileSystemManager(
      Map<String, String> configuration,
      boolean azure,
      boolean gcs,
      boolean s3,
      String catalog,
      NodeManager nodes,
      OpenTelemetry telemetry) {}

  public Set<String> configure() {
    return Set.of();
  }

  public TrinoFileSystemFactory create() {
    return identity -> files();
  }

  public void stop() {}

  private TrinoFileSystem files() {
    Class<?>[] types = {TrinoFileSystem.class};
    return (TrinoFileSystem)
        Proxy.newProxyInstance(
            getClass().getClassLoader(),
            types,
            (proxy, method, args) -> {
              Object[] own = args == null ? new Object[0] : args.clone();
              for (int at = 0; at < own.length; at++) {
                if (own[at] instanceof Location location) {
                  own[at] = Location.of("local:///" + location.path());
                }
              }
              try {
                return back(method.invoke(disk, own));
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }

  private static Location back(Location location) {
    return Location.of("file:/" + location.path());
  }

  private static Object back(Object result) {
    if (result instanceof Optional<?> one) {
      return one.map(it -> it instanceof Location location ? back(location) : it);
    }
    if (result instanceof Set<?> all) {
      Set<Location> locations = new LinkedHashSet<>();
      all.forEach(one -> locations.add(back((Location) one)));
      return locations;
    }
    if (result instanceof FileIterator files) {
      return new FileIterator() {
        @Override
        public boolean hasNext() throws IOException {
          return files.hasNext();
        }

        @Override
        public FileEntry next() throws IOException {
          FileEntry one = files.next();
          return new FileEntry(back(one.location()), one.length(), one.lastModified(), one.blocks());
        }
      };
    }
    return result;
  }
}
