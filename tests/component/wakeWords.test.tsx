import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => {
  document.body.innerHTML = '';
  vi.resetModules();
});

const words = async (): Promise<unknown> => (await import('../../src/client/wake/words')).default;

it('the inline script has the words that the page carries', async () => {
  document.body.innerHTML =
    '<script type="application/json" data-words>{"loadError.retry":"重试"}</script>';
  expect(await words()).toEqual({ 'loadError.retry': '重试' });
});

it('the inline script has none where the page carries none', async () => {
  expect(await words()).toEqual({});
});
