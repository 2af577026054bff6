import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';

const allRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules whose answer depends on colors. */
const colorRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function run(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  // Through the debugger: the page's own security policy lets no foreign script in.
  await page.evaluate(axe.source);
  return page.evaluate(async (only) => {
    const { axe: runner } = window as unknown as { axe: typeof axe };
    const { violations: found } = await runner.run(document, {
      runOnly: only,
      resultTypes: ['violations'],
    });
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any, all, none }) => {
        const [check] = [...any, ...all, ...none];
        return `${id}: ${target.join(' ')} ${check?.message ?? ''}`;
      }),
    );
  }, runOnly);
}

/** One line for every element that breaks a rule of WCAG 2.2 AA or a best practice. */
export const violations = (page: Page): Promise<string[]> => run(page, allRules);

/** The same of the rules that colors decide: for a page that was seen in the other color mode already. */
export const colorViolations = (page: Page): Promise<string[]> => run(page, colorRules);

/** What axe finds in the light mode, and in the dark one, which only its colors set apart. The page follows the system. */
export async function inBothModes(page: Page): Promise<string[]> {
  const light = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  return [...light, ...(await colorViolations(page))];
}
