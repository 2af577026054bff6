export default function ConceptDiagram({ name }: { name: string }): React.JSX.Element {
  return <figure data-diagram={name} />;
}
