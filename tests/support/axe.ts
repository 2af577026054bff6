import axe from 'axe-core';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { modeOf } from './looks';

const allRules: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Rules that depend on colors. */
const colorRules: axe.RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function run(page: Page, runOnly: axe.RunOnly, within = 'html'): Promise<string[]> {
  // The debugger evaluates it, because the page's security policy blocks other scripts.
  await page.evaluate(axe.source);
  return page.evaluate(
    async ([only, selector]) => {
      const { axe: runner } = window as unknown as { axe: typeof axe };
      const { violations: found } = await runner.run(selector, {
        runOnly: only,
        resultTypes: ['violations'],
      });
      return found.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any, all, none }) => {
          const [check] = [...any, ...all, ...none];
          return `${id}: ${target.join(' ')} ${check?.message ?? ''}`;
        }),
      );
    },
    [runOnly, within] as const,
  );
}

/** Lists the elements of a page or of a part that break a rule of WCAG 2.2 AA or a best practice. */
export const violations = (page: Page, within?: string): Promise<string[]> =>
  run(page, allRules, within);

/** Lists violations of color rules only, for a page that was checked in the other color mode. */
export const colorViolations = (page: Page, within?: string): Promise<string[]> =>
  run(page, colorRules, within);

async function switchTo(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => modeOf(page)).toBe(colorScheme);
}

/** Lists the color violations in dark mode and all violations in light mode. The page follows the system, and is light afterward. */
export async function inBothModes(page: Page, within?: string): Promise<string[]> {
  await switchTo(page, 'dark');
  const dark = await colorViolations(page, within);
  await switchTo(page, 'light');
  return [...dark, ...(await violations(page, within))];
}
