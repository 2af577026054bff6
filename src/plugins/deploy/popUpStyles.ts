import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { sourceHash } from './contentSecurityPolicy';

/** A style element that the pop-up's code creates, such as the one inside its logo. */
const styleElement = /\.createElement\(\s*["']style["']\s*,\s*null\s*,\s*("(?:[^"\\]|\\.)*")\s*\)/g;

/**
 * Returns the source expressions of the style elements in a script, so that the policy of the site allows these and no
 * other inline style.
 */
export function styleHashes(script: string): string[] {
  return [...script.matchAll(styleElement)].map(([, literal]) => {
    const css = JSON.parse(literal ?? '""') as string;
    return sourceHash(css);
  });
}

/** The same for the pop-up as it is installed. */
export function popUpStyleHashes(): string[] {
  const modal = createRequire(import.meta.url).resolve('@docsearch/react');
  return styleHashes(readFileSync(modal, 'utf8'));
}
