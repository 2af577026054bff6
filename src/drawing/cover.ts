import type { CoverName } from '../site/covers';
import { branches } from './covers/branches';
import { checklist } from './covers/checklist';
import { context } from './covers/context';
import { dominoes } from './covers/dominoes';
import { doorway } from './covers/doorway';
import { drawers } from './covers/drawers';
import { folder } from './covers/folder';
import { gears } from './covers/gears';
import { iceberg } from './covers/iceberg';
import { key } from './covers/key';
import { lakehouse } from './covers/lakehouse';
import { layers } from './covers/layers';
import { people } from './covers/people';
import { plug } from './covers/plug';
import { silos } from './covers/silos';
import { sprout } from './covers/sprout';
import { stream } from './covers/stream';
import { terminal } from './covers/terminal';
import { tree } from './covers/tree';
import { voices } from './covers/voices';
import type { Shape } from './shapes';

const covers: Record<CoverName, () => Shape[]> = {
  branches,
  checklist,
  context,
  dominoes,
  doorway,
  drawers,
  folder,
  gears,
  iceberg,
  key,
  lakehouse,
  layers,
  people,
  plug,
  silos,
  sprout,
  stream,
  terminal,
  tree,
  voices,
};

/** Draws a cover: shapes from back to front, within `drawingSize` except for the ground. */
export const coverShapes = (name: CoverName): Shape[] => covers[name]();
