import HeadDrawing from '@site/src/components/shared/HeadDrawing';
import { tree } from '@site/src/drawing/covers/tree';

/** What Gravitino is, as a drawing beside the first words of the documentation: one root, and metadata of every kind below it. */
export default function HomeDrawing() {
  return <HeadDrawing shapes={tree()} />;
}
