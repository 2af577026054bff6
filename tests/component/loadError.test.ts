import { afterEach, expect, it, vi } from 'vitest';
import { hideLoadError, showLoadError } from '../../src/client/loadError';

afterEach(hideLoadError);

const button = (): HTMLButtonElement | null =>
  document.querySelector<HTMLButtonElement>('.load-error__retry');

it('a second failure takes neither the button nor its focus away, and is what Retry is about', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  showLoadError('one', first);
  const pressed = button();
  pressed?.focus();
  showLoadError('two', second);
  expect(document.querySelectorAll('[role="alert"]')).toHaveLength(1);
  expect(document.querySelector('.load-error__message')?.textContent).toBe('two');
  expect(button()).toBe(pressed);
  expect(document.activeElement).toBe(pressed);
  pressed?.click();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

it('is gone, and shown anew by the next failure', () => {
  const retry = vi.fn();
  showLoadError('one', () => undefined);
  hideLoadError();
  expect(button()).toBeNull();
  showLoadError('two', retry);
  button()?.click();
  expect(retry).toHaveBeenCalledOnce();
});
