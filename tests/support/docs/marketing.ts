import type { Facts } from './facts';

/** What a marketing page says, with the place to look for it. */
export interface Claim {
  where: string;
  text: string;
}

/** The documentation of a release, as far as claims are compared with it. */
export interface Documentation {
  release: string;
  /** Text of each page by its id, such as `trino-connector/requirements`. */
  pages: ReadonlyMap<string, string>;
  facts: Pick<Facts, 'configuration' | 'pythonApi'>;
}

/** Words that stand for something a release has or hasn't, each with the page that explains it there. */
const vocabulary: readonly (readonly [RegExp, string])[] = [
  [/\bTrino\b/, 'trino-connector/trino-connector'],
  [/\bSpark\b/, 'spark-connector/spark-connector'],
  [/\bFlink\b/, 'flink-connector/flink-connector'],
  [/\bPython\b/, 'how-to-use-python-client'],
  [/\bPaimon\b/i, 'lakehouse-paimon-catalog'],
  [/\bDoris\b/i, 'jdbc-doris-catalog'],
  [/\bKafka\b/i, 'kafka-catalog'],
  [/\b[Ff]ilesets?\b/, 'hadoop-catalog'],
  [/\bvirtual file system\b/i, 'how-to-use-gvfs'],
  [/\bIceberg REST\b/, 'iceberg-rest-service'],
  [/\b(access control|privileges?|roles?|owners?)\b/i, 'security/access-control'],
  [/\btags?\b/i, 'manage-tags-in-gravitino'],
  [/\bAI agents?\b/, 'ai-agents'],
  [/\b(models? registry|model catalog)\b/i, 'model-catalog'],
];

/** Lists claims that name something for which the documentation of the release has no page. */
export const undocumentedClaims = (
  claims: readonly Claim[],
  { release, pages }: Documentation,
): string[] =>
  claims.flatMap(({ where, text }) =>
    vocabulary.flatMap(([word, page]) => {
      const named = text.match(word)?.[0];
      return named === undefined || pages.has(page)
        ? []
        : [`${where}: "${named}" has no page ${page} in ${release}: ${text}`];
    }),
  );

/** The page of each connector that states which versions of the engine it needs. */
const requirementPages: Record<string, string> = {
  Trino: 'trino-connector/requirements',
  Spark: 'spark-connector/spark-connector',
  Flink: 'flink-connector/flink-connector',
};

/** Where the configuration states the port of a service. */
const portKeys: Record<string, RegExp> = {
  'REST API and web UI': /^gravitino\.server\.webserver\.httpPort$/,
  'Iceberg REST service': /^gravitino\.(auxService\.)?iceberg-rest\.httpPort$/,
};

/**
 * Compares a row of the table of supported versions with the documentation: an engine with the table on the page of its
 * connector, a port with the default of its key, Java with the page on installing.
 */
export function supportProblem(
  { what, versions }: { what: string; versions: string },
  { release, pages, facts }: Documentation,
): string | undefined {
  const problem = (expected: string): string =>
    `${what}: "${versions}", but ${release} ${expected}`;
  const [, engine = '', range = ''] = /^(\w+) (.*)$/.exec(versions) ?? [];
  const requirements = requirementPages[engine];
  if (requirements !== undefined) {
    const row = `| ${engine} | ${range} |`;
    return pages.get(requirements)?.includes(row)
      ? undefined
      : problem(`has no "${row}" in ${requirements}`);
  }
  const portKey = portKeys[what];
  if (portKey !== undefined) {
    const key = facts.configuration.find((fact) => portKey.test(fact.key));
    return range === String(key?.default) ? undefined : problem(`has the default ${key?.default}`);
  }
  return pages.get('how-to-install')?.includes(`Java ${versions}`)
    ? undefined
    : problem('has no such Java on the page how-to-install');
}

/** Lists sources that a sentence gives to the connector of an engine, where that connector has no page on such a catalog. */
export function connectorProblems(text: string, { release, pages }: Documentation): string[] {
  return [...text.matchAll(/\bThe (\w+) connector exposes ([^.]*?)(?=, so\b|\.)/g)].flatMap(
    ([, engine = '', list = '']) => {
      const folder = `${engine.toLowerCase()}-connector/`;
      return list.split(/,? and |, /).flatMap((source) => {
        const page = [...pages.keys()].find(
          (id) => id.startsWith(folder) && id.endsWith(`catalog-${source.toLowerCase()}`),
        );
        return page === undefined
          ? [`The ${engine} connector of ${release} has no page on a catalog of ${source}`]
          : [];
      });
    },
  );
}

/** The type of catalog that each provider makes; those that aren't listed are relational. */
const typesOfProviders: Record<string, string> = { hadoop: 'fileset', kafka: 'topic' };

/** Lists catalogs that a Python sample loads and the Python client of the release can't handle. */
export function pythonCatalogProblems(
  code: string,
  catalogs: readonly { name: string; provider: string }[],
  { release, facts }: Documentation,
): string[] {
  const names = [...code.matchAll(/(?:load_catalog\(|of_(?:catalog|schema)\("\w+", )"(\w+)"/g)];
  return names.flatMap(([, name = '']) => {
    const catalog = catalogs.find((one) => one.name === name);
    const type = typesOfProviders[catalog?.provider ?? ''] ?? 'relational';
    return catalog !== undefined && `gravitino.catalog.${type}_catalog` in facts.pythonApi.modules
      ? []
      : [`The Python client of ${release} can't load "${name}", a ${type} catalog`];
  });
}
