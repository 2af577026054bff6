import { useActiveDocContext } from '@docusaurus/plugin-content-docs/client';
import Diagram from '@site/src/components/shared/Diagram';
import { useRelease } from '@site/src/components/shared/useRelease';
import { type DiagramName, diagrams } from '@site/src/site/diagrams';
import { diagramOf } from './diagramOf';

interface Props {
  name: string;
  isPageWide?: boolean;
}

/**
 * A diagram by name. In the documentation it shows what the release of the page had, elsewhere what the latest one has.
 *
 * @throws Error listing the known names for an unknown name.
 */
export default function ConceptDiagram({ name, isPageWide }: Props) {
  const release = useRelease(useActiveDocContext(undefined).activeVersion?.name);
  if (!Object.hasOwn(diagrams, name)) {
    throw new Error(
      `ConceptDiagram: there is no diagram "${name}". Known: ${Object.keys(diagrams).join(', ')}.`,
    );
  }
  return (
    <Diagram data={diagramOf(diagrams[name as DiagramName], release)} isPageWide={isPageWide} />
  );
}
