import { choiceAfter } from '@site/src/theme/ColorModeToggle';
import { describe, expect, it } from 'vitest';

/** The choices of four presses, beginning with the system's mode. */
function presses(isSystemDark: boolean): (string | null)[] {
  const first = choiceAfter(null, isSystemDark);
  const second = choiceAfter(first, isSystemDark);
  const third = choiceAfter(second, isSystemDark);
  return [first, second, third, choiceAfter(third, isSystemDark)];
}

describe('the toggle of the colour mode', () => {
  it.each([
    ['light', false, ['dark', 'light', null, 'dark']],
    ['dark', true, ['light', 'dark', null, 'light']],
  ] as const)('begins with what the %s system does not show', (_, isSystemDark, choices) => {
    expect(presses(isSystemDark)).toEqual(choices);
  });
});
