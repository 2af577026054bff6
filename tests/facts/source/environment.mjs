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
    for (const [, name, fallback] of code.matchAll(
      /if \[\[ -z "\$\{([A-Z_]+)\}" \]\]; then\s+export \1=(.*)$/gm,
    ))
      found.set(name, { name, default: (fallback ?? '').replace(/^"(.*)"$/, '$1'), source: path });
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
    .filter(
      ({ name, default: fallback }) =>
        !shellVariables.has(name) && (fallback !== null || !assigned.has(name)),
    )
    .sort((a, b) => a.name.localeCompare(b.name));
}

/** What the shipped configuration files set, by file. @param {Map<string, string>} files */
export function shippedSettings(files) {
  /** @type {Record<string, Record<string, string>>} */
  const shipped = {};
  for (const [path, text] of files) {
    const isServer = /^conf\/gravitino.*\.conf/.test(path);
    const isCatalog =
      /^(?:catalogs|iceberg)\/[^/]+\/src\/main\/resources\/[^/]+\.(?:conf|properties)$/.test(path);
    if (!isServer && !isCatalog) continue;
    const settings = [...text.matchAll(/^\s*([\w.-]+)\s*=\s*(.*?)\s*$/gm)].map(([, key, value]) => [
      key,
      value,
    ]);
    shipped[path] = Object.fromEntries(settings);
  }
  return shipped;
}

/** Docker images with the tags that the build and the tag's own image page name, and the ports their files expose. @param {Map<string, string>} files */
export function dockerImages(files) {
  /** @type {Map<string, Set<string>>} */
  const images = new Map();
  /** @param {string | undefined} image @param {string | undefined} tag */
  const add = (image, tag) => {
    if (!image) return;
    const tags = images.get(image) ?? new Set();
    if (tag) tags.add(tag.replace(/\.$/, ''));
    images.set(image, tags);
  };
  for (const [path, text] of files) {
    if (!/(?:build\.gradle\.kts|docs\/docker-image-details\.md|\.ya?ml|\.sh)$/.test(path)) continue;
    for (const [, image, tag] of text.matchAll(
      /\b((?:datastrato|apache)\/(?:gravitino|iceberg-rest)[\w-]*)(?::([\w.-]*\w))?/g,
    ))
      add(image, tag);
  }
  // Every release publishes the server's image under its own number.
  const version = /^version\s*=\s*(\S+)$/m.exec(files.get('gradle.properties') ?? '')?.[1];
  if (version)
    add(version.includes('incubating') ? 'apache/gravitino' : 'datastrato/gravitino', version);
  const details = files.get('docs/docker-image-details.md') ?? '';
  let section = '';
  for (const line of details.split('\n')) {
    const image = /`((?:datastrato|apache)\/[\w-]+)/.exec(line)?.[1];
    if (line.startsWith('#')) section = '';
    if (image) section = image;
    const tag =
      /^- ((?:datastrato|apache)\/[\w-]+):([\w.-]+)/.exec(line) ??
      /^- `?((?:datastrato|apache)\/[\w-]+):([\w.-]+)`?/.exec(line);
    if (tag) add(tag[1], tag[2]);
    const short = /^- `?(gravitino(?:-ci-[a-z-]+)?):(\d[\w.-]*)/.exec(line);
    if (short) add(`datastrato/${short[1]}`, short[2]);
    const bare = /^- (?:`)?(\d[\w.-]+)(?:`)?\s*(?:\(.*\))?$/.exec(line);
    if (bare && section) add(section, bare[1]);
  }
  return {
    images: [...images]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([name, tags]) => ({ name, tags: [...tags].sort() })),
  };
}

/**
 * What `./gradlew -P<name>` understands: the flags and values that the build files ask for, with the defaults in
 * gradle.properties. What that file states for the build's own use, such as the version, is no option.
 *
 * @param {Map<string, string>} files
 */
export function gradleProperties(files) {
  const text = [...files]
    .filter(([path]) => path.endsWith('build.gradle.kts'))
    .map(([, content]) => content)
    .join('\n');
  const stated = new Map(
    [...(files.get('gradle.properties') ?? '').matchAll(/^(\w+)\s*=\s*(\S+)$/gm)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  /** @type {Map<string, string | null>} */
  const found = new Map();
  for (const [, name = ''] of text.matchAll(/(?:hasProperty\(|\bproperties\[)"(\w+)"/g))
    found.set(name, stated.get(name) ?? null);
  for (const [, name = ''] of text.matchAll(/\bextra\["([a-z]\w*)"\]/g))
    if (stated.has(name) && !name.startsWith('default')) found.set(name, stated.get(name) ?? null);
  for (const [name, value] of stated) if (name.startsWith('skip')) found.set(name, value);
  // A fallback is text, or another value of the file.
  const fallback =
    /properties\["(\w+)"\] as\? String \?: (?:"([^"]*)"|(?:project\.)?extra\["(\w+)"\])/g;
  for (const [, name = '', literal, other = ''] of text.matchAll(fallback))
    found.set(name, literal ?? stated.get(other) ?? null);
  return [...found]
    .map(([name, standard]) => ({ name, default: standard }))
    .sort((a, b) => a.name.localeCompare(b.name));
}
