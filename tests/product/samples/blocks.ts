import { readMarkdown } from '../../../src/markdown/markdownTree';
import { nodesOf } from '../../../src/markdown/nodes';

export type SampleKind = 'rest' | 'java' | 'python' | 'sql' | 'shell' | 'config' | 'response';

/** A code block of a page that can be run or compared with a response. */
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
      // Other JSON is part of a request, which other tests compare with the OpenAPI file.
      return /^\s*\{\s*"code":/.test(value) ? 'response' : undefined;
    default:
      return undefined;
  }
}

/** Lists the samples of a page in order. */
export const samplesIn = (text: string): PageSample[] =>
  nodesOf(readMarkdown(text).tree, 'code').flatMap(({ lang, meta, value, position }) => {
    const kind = kindOf(lang ?? '', value);
    const title = /title="([^"]*)"/.exec(meta ?? '')?.[1] ?? '';
    return kind === undefined
      ? []
      : [{ line: position?.start.line ?? 0, kind, title, text: value }];
  });
