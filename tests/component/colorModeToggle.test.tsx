import { choiceAfter } from '@site/src/client/controls/colorMode';
import { describe } from 'vitest';
import { answers } from '../support/answers';

/** The choices of four presses, beginning with the system's mode. */
function presses(isSystemDark: boolean): string[] {
  const first = choiceAfter('system', isSystemDark);
  const second = choiceAfter(first, isSystemDark);
  const third = choiceAfter(second, isSystemDark);
  return [first, second, third, choiceAfter(third, isSystemDark)];
}

describe('the toggle of the color mode', () => {
  answers(
    'begins with what the %s system does not show',
    (_, isSystemDark) => presses(isSystemDark),
    [
      ['light', false, ['dark', 'light', 'system', 'dark']],
      ['dark', true, ['light', 'dark', 'system', 'light']],
    ],
  );
});
