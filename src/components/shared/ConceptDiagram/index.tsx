import { useActiveDocContext, useLatestVersion } from '@docusaurus/plugin-content-docs/client';
import Diagram from '@site/src/components/shared/Diagram';
import { type DiagramName, diagrams, nextRelease } from '@site/src/site/diagrams';
import { isReached } from '@site/src/site/releases';
import { diagramOf } from './diagramOf';

/**
 * A diagram by name. In the documentation it shows what the release of the page had, elsewhere what the latest one has.
 *
 * @throws Error listing the known names when the name is none of them.
 */
export default function ConceptDiagram({
  name,
  isPageWide,
}: {
  name: string;
  isPageWide?: boolean;
}): React.JSX.Element {
  const version = useActiveDocContext(undefined).activeVersion;
  if (!Object.hasOwn(diagrams, name)) {
    throw new Error(
      `ConceptDiagram: there is no diagram "${name}". Known: ${Object.keys(diagrams).join(', ')}.`,
    );
  }
  const latest = useLatestVersion(undefined).name;
  const next = isReached(latest, nextRelease) ? latest : nextRelease;
  const release = version?.name === 'current' ? next : (version?.name ?? latest);
  return (
    <Diagram data={diagramOf(diagrams[name as DiagramName], release)} isPageWide={isPageWide} />
  );
}
