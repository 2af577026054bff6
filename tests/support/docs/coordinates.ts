import type { Facts } from './facts';
import type { DocPage } from './pages';

/** The page that says how to add a client or a connector to a build. */
const installPage = 'how-to-install';

/** Says whether an artifact is one of the published ones, in whose names `*` stands for a version. */
const isPublished = (artifact: string, artifacts: readonly string[]): boolean =>
  artifacts.some((name) =>
    new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '[\\d.]+')}$`).test(artifact),
  );

/** Lists coordinates of Maven and pip on a page that aren't those of the release, and pip commands without a version. */
export function coordinateProblems(
  { file, text }: Pick<DocPage, 'file' | 'text'>,
  { published: { group, version, artifacts, python } }: Pick<Facts, 'published'>,
): string[] {
  const groups = [...text.matchAll(/<groupId>([\w.]+\.gravitino)<\/groupId>/g)]
    .filter(([, named]) => named !== group)
    .map(([, named]) => `the group ${named} isn't ${group}`);
  const coordinates = [
    ...text.matchAll(/\b((?:com\.datastrato|org\.apache)\.gravitino):([\w.-]+)(?::([\w.-]+))?/g),
  ].flatMap(([whole, namedGroup, artifact = '', namedVersion]) => [
    ...(namedGroup === group ? [] : [`the group of ${whole} isn't ${group}`]),
    ...(isPublished(artifact, artifacts) ? [] : [`the release has no artifact ${artifact}`]),
    ...(namedVersion === undefined || namedVersion === version
      ? []
      : [`the version of ${whole} isn't ${version}`]),
  ]);
  const commands = [...text.matchAll(/pip install ((?:apache-)?gravitino\b[^\s`]*)/g)]
    .filter(([, wanted]) => python === null || wanted !== `${python.name}==${python.version}`)
    .map(([command]) => `"${command}" isn't ${python?.name}==${python?.version}`);
  return [...groups, ...coordinates, ...commands].map((problem) => `${file}: ${problem}`);
}

/** Lists published artifacts that the page on installing doesn't name. */
export function unnamedArtifacts(
  pages: readonly Pick<DocPage, 'id' | 'text'>[],
  { published: { artifacts } }: Pick<Facts, 'published'>,
): string[] {
  const text = pages.find(({ id }) => id === installPage)?.text ?? '';
  const named = [...text.matchAll(/`([\w.-]+)`/g)].map(([, name = '']) => name);
  return artifacts.filter((artifact) => !named.some((name) => isPublished(name, [artifact])));
}
