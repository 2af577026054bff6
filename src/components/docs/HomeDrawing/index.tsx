import HeadDrawing from '@site/src/components/shared/HeadDrawing';

/** What Gravitino is, as a drawing beside the first words of the documentation: one root, and metadata of every kind below it. */
export default function HomeDrawing() {
  return <HeadDrawing name="tree" />;
}
