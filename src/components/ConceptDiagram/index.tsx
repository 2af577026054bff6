import Diagram from '@site/src/components/Diagram';
import { type DiagramName, diagrams } from '@site/src/site/diagrams';

/**
 * A diagram by name, for Markdown pages.
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
  if (!Object.hasOwn(diagrams, name)) {
    throw new Error(
      `ConceptDiagram: there is no diagram "${name}". Known: ${Object.keys(diagrams).join(', ')}.`,
    );
  }
  return <Diagram data={diagrams[name as DiagramName]} isPageWide={isPageWide} />;
}
