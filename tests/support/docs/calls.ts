import { type CurlCall, curlCall, shellCommands } from '../shellWords';
import type { DocPage } from './pages';

/** A `curl` command of a sample. */
export interface PageCall extends CurlCall {
  /** `file:line` of its code block. */
  where: string;
}

/** The `curl` commands in the code blocks of a page, also of those that are only shown with what they print. */
export const callsIn = ({ file, codeBlocks }: Pick<DocPage, 'file' | 'codeBlocks'>): PageCall[] =>
  codeBlocks
    .filter(({ language }) => /^(?:shell|bash|sh|text|console)$/.test(language))
    .flatMap(({ line, text }) =>
      shellCommands(text).flatMap((words) => {
        const start = words.findIndex((word) => /^(?:\$?\()?curl$/.test(word));
        const call = start < 0 ? undefined : curlCall(['curl', ...words.slice(start + 1)]);
        // OPTIONS asks what other sites may do: any server answers it, and no OpenAPI file lists it.
        return call && call.method !== 'OPTIONS' ? [{ where: `${file}:${line}`, ...call }] : [];
      }),
    );
