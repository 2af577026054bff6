/** Variables that the shell sets by itself. */
const shellVariables = new Set(['BASH_SOURCE', 'PATH', 'PWD', 'USER', 'HOME', 'IFS', 'OSTYPE']);

/**
 * Environment variables that a user can set for the scripts in `bin/`: those that are read before the scripts give them a value,
 * or that `gravitino-env.sh` offers, with the default that the script falls back to.
 *
 * @param {Map<string, string>} files
 */
export function environmentVariables(files) {
  const scripts = [...files].filter(([path]) => /^bin\/.*\.sh/.test(path));
  const found = new Map();
  const assigned = new Set();
  for (const [path, text] of scripts) {
    const code = text.replace(/^\s*#.*$/gm, '');
    for (const [, name] of code.matchAll(/^\s*(?:export )?([A-Z][A-Z_]+)=/gm)) assigned.add(name);
    for (const [, name, fallback] of code.matchAll(/if \[\[ -z "\$\{([A-Z_]+)\}" \]\]; then\s+export \1=(.*)$/gm))
      found.set(name, { name, default: fallback.replace(/^"(.*)"$/, '$1'), source: path });
    for (const [, name] of code.matchAll(/\$\{?([A-Z][A-Z_]+)/g))
      if (!found.has(name)) found.set(name, { name, default: null, source: path });
  }
  for (const [path, text] of files) {
    if (path.endsWith('.java') && !/\/src\/test\//.test(path)) {
      for (const [, name] of text.matchAll(/System\.getenv\("([A-Z_]+)"\)/g))
        if (!found.has(name)) found.set(name, { name, default: null, source: path });
    }
    if (!/^conf\/.*env\.sh/.test(path)) continue;
    for (const [, name] of text.matchAll(/^#? ?export ([A-Z_]+)/gm))
      if (!found.has(name)) found.set(name, { name, default: null, source: path });
  }
  return [...found.values()]
    .filter(({ name, default: fallback }) => !shellVariables.has(name) && (fallback !== null || !assigned.has(name)))
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What the shipped configuration files set, by file. */
export function shippedSettings(files) {
  const shipped = {};
  for (const [path, text] of files) {
    const isServer = /^conf\/gravitino.*\.conf/.test(path);
    const isCatalog = /^(?:catalogs|iceberg)\/[^/]+\/src\/main\/resources\/[^/]+\.(?:conf|properties)$/.test(path);
    if (!isServer && !isCatalog) continue;
    const settings = [...text.matchAll(/^\s*([\w.-]+)\s*=\s*(.*?)\s*$/gm)].map(([, key, value]) => [key, value]);
    shipped[path] = Object.fromEntries(settings);
  }
  return shipped;
}

/** Docker images with the tags that the build and the tag's own image page name, and the ports their files expose. */
export function dockerImages(files) {
  const images = new Map();
  const add = (image, tag) => {
    const tags = images.get(image) ?? new Set();
    if (tag) tags.add(tag.replace(/\.$/, ''));
    images.set(image, tags);
  };
  for (const [path, text] of files) {
    if (!/(?:build\.gradle\.kts|docs\/docker-image-details\.md|\.ya?ml|\.sh)$/.test(path)) continue;
    for (const [, image, tag] of text.matchAll(/\b((?:datastrato|apache)\/(?:gravitino|iceberg-rest)[\w-]*)(?::([\w.-]*\w))?/g)) add(image, tag);
  }
  // Every release publishes the server's image under its own number.
  const version = /^version\s*=\s*(\S+)$/m.exec(files.get('gradle.properties') ?? '')?.[1];
  if (version) add(version.includes('incubating') ? 'apache/gravitino' : 'datastrato/gravitino', version);
  const details = files.get('docs/docker-image-details.md') ?? '';
  let section = '';
  for (const line of details.split('\n')) {
    const image = /`((?:datastrato|apache)\/[\w-]+)/.exec(line)?.[1];
    if (line.startsWith('#')) section = '';
    if (image) section = image;
    const tag = /^- ((?:datastrato|apache)\/[\w-]+):([\w.-]+)/.exec(line) ?? /^- `?((?:datastrato|apache)\/[\w-]+):([\w.-]+)`?/.exec(line);
    if (tag) add(tag[1], tag[2]);
    const short = /^- `?(gravitino(?:-ci-[a-z-]+)?):(\d[\w.-]*)/.exec(line);
    if (short) add(`datastrato/${short[1]}`, short[2]);
    const bare = /^- (?:`)?(\d[\w.-]+)(?:`)?\s*(?:\(.*\))?$/.exec(line);
    if (bare && section) add(section, bare[1]);
  }
  const exposed = [...files]
    .filter(([path]) => /^dev\/docker\/[^/]+\/Dockerfile$/.test(path))
    .map(([path, text]) => [
      path.split('/')[2],
      [...text.matchAll(/^EXPOSE (.+)$/gm)].flatMap(([, ports]) => ports.trim().split(/\s+/)).map(Number),
    ]);
  return {
    images: [...images].sort(([a], [b]) => a.localeCompare(b)).map(([name, tags]) => ({ name, tags: [...tags].sort() })),
    exposedPorts: Object.fromEntries(exposed),
  };
}

/** What `./gradlew -P<name>` understands: the flags and values that the build files ask for, with the defaults in gradle.properties. */
export function gradleProperties(files) {
  const found = new Map();
  const stated = new Map([...(files.get('gradle.properties') ?? '').matchAll(/^(\w+)\s*=\s*(\S+)$/gm)].map(([, name, value]) => [name, value]));
  for (const [path, text] of files) {
    if (!path.endsWith('build.gradle.kts')) continue;
    for (const [, name] of text.matchAll(/hasProperty\("(\w+)"\)/g)) if (!found.has(name)) found.set(name, null);
    for (const [, name, fallback] of text.matchAll(/properties\["(\w+)"\] as\? String \?: "([^"]*)"/g)) found.set(name, fallback);
    for (const [, name, other] of text.matchAll(/properties\["(\w+)"\] as\? String \?: (?:project\.)?extra\["(\w+)"\]/g)) found.set(name, stated.get(other) ?? null);
    for (const [, name] of text.matchAll(/\bproperties\["(\w+)"\]/g)) if (!found.has(name)) found.set(name, null);
  }
  for (const [path, text] of files) {
    if (!path.endsWith('build.gradle.kts')) continue;
    for (const [, name] of text.matchAll(/\bextra\["(\w+)"\]/g)) if (stated.has(name) && /^(?!default)[a-z]/.test(name)) found.set(name, stated.get(name));
  }
  // Values that the file states for the build's own use, such as the version, are not options.
  for (const [name, value] of stated) if (found.get(name) === null || /^skip/.test(name)) found.set(name, value);
  return [...found].map(([name, standard]) => ({ name, default: standard })).sort((a, b) => a.name.localeCompare(b.name));
}
