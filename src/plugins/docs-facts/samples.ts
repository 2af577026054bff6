import { createHash } from 'node:crypto';

export type SampleKind = 'rest' | 'java' | 'python' | 'sql' | 'shell' | 'config' | 'response';

/** A code block of a page that can be run, or compared with what the product answers. */
export interface PageSample {
  /** One-based line in the file. */
  line: number;
  kind: SampleKind;
  title: string;
  text: string;
}

function kindOf(language: string, value: string): SampleKind | undefined {
  switch (language) {
    case 'shell':
      return /^\s*curl\b/m.test(value) && /\/api\b/.test(value) ? 'rest' : 'shell';
    case 'java':
    case 'python':
    case 'sql':
      return language;
    case 'ini':
      return 'config';
    case 'json':
      // Other JSON is a part of a request, which the tests compare with the OpenAPI file.
      return /^\s*\{\s*"code":/.test(value) ? 'response' : undefined;
    default:
      return undefined;
  }
}

/** A fenced code block: its indentation, fence, language, the rest of the first line, and its lines. */
const fenced =
  /^([ \t>]*)(`{3,}|~{3,})[ \t]*([^\s`]*)([^`\n]*)\n((?:(?!\1\2).*\n)*?)[ \t>]*\2[`~]*[ \t]*$/gm;

/** The samples of a page, in its order. Finds them by their fences, because parsing the pages of all versions takes two seconds. */
export const samplesIn = (text: string): PageSample[] =>
  [...text.matchAll(fenced)].flatMap(
    ({ index, 1: indent = '', 3: language = '', 4: meta = '', 5: lines = '' }) => {
      const value = lines
        .replace(/\n$/, '')
        .replace(new RegExp(`^[ \\t>]{0,${indent.length}}`, 'gm'), '');
      const kind = kindOf(language, value);
      const title = /title="([^"]*)"/.exec(meta)?.[1] ?? '';
      const line = text.slice(0, index).split('\n').length;
      return kind === undefined ? [] : [{ line, kind, title, text: value }];
    },
  );

/** A hash of the samples of a page: it changes when one of them does, and not when a sentence does. */
export const hashOf = (samples: readonly PageSample[]): string =>
  createHash('sha256')
    .update(JSON.stringify(samples.map(({ kind, title, text }) => [kind, title, text])))
    .digest('hex')
    .slice(0, 16);
