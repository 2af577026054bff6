import type { CoverName } from '../site/covers';
import { branches } from './covers/branches';
import * as onPosts from './covers/onPosts';
import { terminal } from './covers/terminal';
import { tree } from './covers/tree';
import type { Shape } from './shapes';

const covers: Record<CoverName, () => Shape[]> = { ...onPosts, branches, terminal, tree };

/** Draws a cover: shapes from back to front, within `drawingSize` except for the ground. */
export const coverShapes = (name: CoverName): Shape[] => covers[name]();
