/** Modules whose jars readers add to a program or an engine. */
const wanted =
  /^(?:client-java|client-java-runtime|filesystem-hadoop3-runtime|(?:spark|flink)(?:-connector)?-runtime(?:-[\d.]+)?)$/;

/**
 * The text that a pattern finds in a file, or null.
 *
 * @param {Map<string, string>} files
 * @param {string} path
 * @param {RegExp} pattern
 */
const find = (files, path, pattern) => pattern.exec(files.get(path) ?? '')?.[1] ?? null;

/**
 * What a release publishes under: the group and version of its Maven artifacts, the artifacts of clients and connectors, and
 * the name and version of its Python package. An artifact is named after its module unless the module's build names it.
 *
 * @param {Map<string, string>} files
 */
export function publishedArtifacts(files) {
  const settings = files.get('settings.gradle.kts') ?? '';
  const modules = [...settings.matchAll(/"(\w[\w.:-]*)"/g)].map(([, path = '']) => path);
  const directories = new Map(
    [...settings.matchAll(/project\(":([^"]+)"\)\.projectDir = file\("([^"]+)"\)/g)].map(
      ([, module = '', directory = '']) => [module, directory],
    ),
  );
  const artifacts = modules
    .filter((module) => wanted.test(module.split(':').at(-1) ?? ''))
    .map((module) => {
      const directory = directories.get(module) ?? module.replaceAll(':', '/');
      const build = files.get(`${directory}/build.gradle.kts`) ?? '';
      const name = /artifactId = baseName/.test(build)
        ? /val baseName = "([^"]+)"/.exec(build)?.[1]
        : module.split(':').at(-1);
      // The versions of the engine and of Scala are parameters of the build.
      return (name ?? '')
        .replace(/\$\{rootProject\.name\}/, 'gravitino')
        .replaceAll(/\$\{\w+MajorVersion\}|\$scalaVersion/g, '*');
    });
  const setup = 'clients/client-python/setup.py';
  const python = find(files, setup, /^\s*name="([^"]+)"/m);
  return {
    group: find(files, 'build.gradle.kts', /^ {2}group = "([^"]+)"/m),
    version: find(files, 'gradle.properties', /^version = (\S+)$/m),
    artifacts: [...new Set(artifacts)].sort(),
    python:
      python === null
        ? null
        : { name: python, version: find(files, setup, /^\s*version="([^"]+)"/m) },
  };
}
