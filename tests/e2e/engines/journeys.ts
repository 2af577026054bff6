import type { Journey } from './journey';
import { forms } from './journeys/forms';
import { reading } from './journeys/reading';
import { samples } from './journeys/samples';
import { search } from './journeys/search';
import { shell } from './journeys/shell';
import { waking } from './journeys/waking';

/** All journeys by the names that the table of the README has for them. */
export const journeys: Record<string, Journey> = {
  ...reading,
  ...search,
  ...shell,
  ...samples,
  ...forms,
  ...waking,
};
