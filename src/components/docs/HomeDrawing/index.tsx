import Drawing from '@site/src/components/shared/Drawing';

/** What Gravitino is, as a drawing beside the first words of the documentation: one root, and metadata of every kind below it. */
export default function HomeDrawing() {
  return <Drawing name="tree" isBare className="head-drawing" />;
}
