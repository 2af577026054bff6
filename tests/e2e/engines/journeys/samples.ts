import { word } from '../../../support/words';
import type { Journey } from '../journey';
import type { Reader } from '../reader';
import type { InPage } from '../watcher';

declare const inPage: InPage;

const page = '/docs/latest/manage-relational-metadata-using-gravitino';

/** Waits until what was copied begins like this. Only pasting shows it in every engine without asking the reader. */
async function hasCopied(reader: Reader, beginning: string): Promise<void> {
  await reader.goes('/search');
  await reader.waitsForApp();
  await reader.clicks('main input[name="q"]');
  await reader.presses('Control', 'v');
  await reader.waits(
    true,
    (text) =>
      document
        .querySelector<HTMLInputElement>('main input[name="q"]')
        ?.value.replace(/\s+/g, '')
        .startsWith(text),
    beginning.replace(/\s+/g, '').slice(0, 40),
  );
}

export const samples = {
  Tabs: {
    async travel(reader) {
      const inAll = (value: string): boolean =>
        [...document.querySelectorAll(`[data-tabs="client"] [data-value="${value}"]`)].every(
          (tab) => tab.matches('[role="tabpanel"], [aria-selected="true"]'),
        );
      await reader.opens(page);
      await reader.clicks('[data-tabs="client"] [role="tab"]', 'Java');
      await reader.waits(true, inAll, 'java');
      await reader.sees('[data-tabs="client"] [role="tabpanel"][data-value="java"]');
      await reader.waitsForApp();
      await reader.presses('ArrowRight');
      await reader.waits(true, inAll, 'rest');
      await reader.focusIsOn('[role="tab"][data-value="rest"]');
      await reader.presses('End');
      await reader.waits(true, inAll, 'java');
      await reader.goes('/docs/latest/manage-metalake-using-gravitino');
      await reader.sees('[data-value="rest"] + [role="tab"][aria-selected="true"]', 'Java');
    },
  },

  'Copying code': {
    async travel(reader) {
      await reader.starts(page);
      await reader.hovers('[data-static-article] .theme-code-block');
      await reader.clicks('[data-static-article] .theme-code-block [data-code-action="copy"]');
      await reader.sees('[data-code-action="copy"]', 'Copied');
      const code = await reader.page(
        () => inPage.find('[data-static-article] .theme-code-block code')?.textContent ?? '',
      );
      await hasCopied(reader, code);
    },
  },

  'Copying a page': {
    async travel(reader) {
      await reader.starts('/docs/latest/overview');
      await reader.clicks('button', word('copyPage.button'));
      await reader.sees('[role="status"]', word('copyPage.done'));
      await hasCopied(reader, '---');
    },
  },
} satisfies Record<string, Journey>;
