import axe from 'axe-core';
import type { Page } from 'playwright';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** One line for every element that breaks a rule of WCAG 2.2 AA or a best practice. */
export async function violations(page: Page): Promise<string[]> {
  // Through the debugger: the page's own security policy lets no foreign script in.
  await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, {
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [check] = [...any, ...all, ...none];
        return `${id}: ${target.join(' ')} ${check?.message ?? ''}`;
      }),
    );
  }, tags);
}
