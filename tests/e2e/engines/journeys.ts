import type { Journey } from './journey';
import { forms } from './journeys/forms';
import { reading } from './journeys/reading';
import { samples } from './journeys/samples';
import { search } from './journeys/search';
import { shell } from './journeys/shell';
import { starting } from './journeys/starting';

/** All journeys by their names. */
export const journeys: Record<string, Journey> = {
  ...reading,
  ...search,
  ...shell,
  ...samples,
  ...forms,
  ...starting,
};
