import { markdownType } from '@site/src/site/markdownExport';

/** Reads a page as Markdown; a host that answers unknown addresses with a page of its own has none. */
async function readMarkdown(address: string): Promise<string> {
  const response = await fetch(address);
  const type = response.headers.get('Content-Type') ?? '';
  if (!response.ok || !type.startsWith(markdownType)) {
    throw new Error(`${address} answers ${response.status} ${type}, not with Markdown.`);
  }
  return response.text();
}

/**
 * Copies a page as Markdown. Safari lets a page write only while a press lasts, so where browsers take a promised text it is promised
 * before it is there.
 *
 * @throws Error when there is no such file, or when the browser lets nothing be copied.
 */
export async function copyMarkdown(address: string): Promise<void> {
  const { clipboard } = navigator;
  if (!clipboard) {
    throw new Error('This browser lets pages copy over HTTPS only.');
  }
  if (typeof ClipboardItem === 'undefined') {
    await clipboard.writeText(await readMarkdown(address));
    return;
  }
  const text = readMarkdown(address);
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }));
  // A browser that refuses before it asks for the text leaves this one's failure unheard; the text's own is heard below.
  blob.catch(() => undefined);
  await Promise.all([clipboard.write([new ClipboardItem({ 'text/plain': blob })]), text]);
}
