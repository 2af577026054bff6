import { colorModeToggle } from '../../site/controls';
import { closest, onPress } from './dom';
import { readStored, store } from './storage';

/** The framework's storage key (specification §4). */
const key = 'theme';

type Mode = 'light' | 'dark';
type Choice = Mode | 'system';

/** Returns the next choice: the opposite of the system's mode, then the same mode, then the system's mode again. */
export function choiceAfter(choice: Choice, isSystemDark: boolean): Choice {
  const choices: Choice[] = isSystemDark
    ? ['system', 'light', 'dark']
    : ['system', 'dark', 'light'];
  return choices[(choices.indexOf(choice) + 1) % choices.length] ?? 'system';
}

const asChoice = (stored: string | null): Choice =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

/** Handles the color mode toggle, and follows the system and other tabs before the app starts. */
export function controlColorMode(): void {
  const systemMode = window.matchMedia('(prefers-color-scheme: dark)');
  const { dataset } = document.documentElement;
  const show = (choice: Choice): void => {
    dataset.themeChoice = choice;
    dataset.theme = choice === 'system' ? (systemMode.matches ? 'dark' : 'light') : choice;
  };
  onPress('click', (event) => {
    if (closest(event, `.${colorModeToggle}`)) {
      event.preventDefault();
      const choice = choiceAfter(asChoice(dataset.themeChoice ?? null), systemMode.matches);
      show(choice);
      store(key, choice === 'system' ? null : choice);
    }
  });
  systemMode.addEventListener('change', () => {
    if (dataset.themeChoice === 'system') {
      show('system');
    }
  });
  window.addEventListener('storage', (event) => {
    if (event.key === key) {
      show(asChoice(readStored(key)));
    }
  });
}
