// Wrapped: from the system's mode the stock toggle always goes on to light, which shows nothing to a reader whose system is light.
import OriginalToggle from '@theme-original/ColorModeToggle';
import type { ComponentProps } from 'react';

type Props = ComponentProps<typeof OriginalToggle>;
type Choice = Props['value'];

/** Returns what follows a choice: from the system's mode (`null`) its opposite, then its equal, then the system's again. */
export function choiceAfter(choice: Choice, isSystemDark: boolean): Choice {
  const choices: Choice[] = isSystemDark ? [null, 'light', 'dark'] : [null, 'dark', 'light'];
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? null;
}

export default function ColorModeToggle(props: Props): React.JSX.Element {
  const { value, onChange, respectPrefersColorScheme } = props;
  const change = (choice: Choice): void =>
    onChange(
      respectPrefersColorScheme
        ? choiceAfter(value, window.matchMedia('(prefers-color-scheme: dark)').matches)
        : choice,
    );
  return <OriginalToggle {...props} onChange={change} />;
}
