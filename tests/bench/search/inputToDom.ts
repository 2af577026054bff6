import { running } from '../../support/app';
import { onPage } from './onPage';

/** Milliseconds after which a key counts as lost. */
const patience = 10_000;

/**
 * Types into the pop-up in Chromium and measures each key from the input event to the last change of the results. Texts longer than
 * its field takes are left out.
 *
 * @returns milliseconds.
 * @throws Error when the pop-up never answers a text.
 */
export async function inputToDom(texts: readonly string[]): Promise<number[]> {
  return await onPage('docs/latest/overview', async (page) => {
    await running(page);
    await page.click('.DocSearch-Button');
    await page.fill('.DocSearch-Input', 'warm');
    await page.waitForSelector('.DocSearch-Hit, .DocSearch-NoResults');
    return await page.evaluate(measure, { texts: [...texts], patience });
  });
}

/** Runs in the page. */
async function measure({
  texts,
  patience,
}: {
  texts: string[];
  patience: number;
}): Promise<number[]> {
  const input = document.querySelector<HTMLInputElement>('.DocSearch-Input');
  const results = document.querySelector('.DocSearch-Dropdown');
  const status = [...document.querySelectorAll('[role="status"]')].at(-1);
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  if (!input || !results || !status || !setValue) {
    throw new Error('the pop-up is not open');
  }
  let changed = 0;
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(results, { childList: true, subtree: true, characterData: true, attributes: true });
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const durations: number[] = [];
  for (const text of texts.filter(({ length }) => length <= input.maxLength)) {
    const start = performance.now();
    setValue.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    while (!status.textContent?.endsWith(`for ${text}`)) {
      await frame();
      if (performance.now() - start > patience) {
        throw new Error(`the pop-up shows “${status.textContent}” and not the results for ${text}`);
      }
    }
    // The announcement and the results are drawn one after the other.
    await frame();
    await frame();
    durations.push(Math.max(changed, start) - start);
  }
  return durations;
}
