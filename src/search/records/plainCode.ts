const codeBlock = /(<pre\b[^>]*>(?:\s*<code\b[^>]*>)?)([\s\S]*?)((?:<\/code>\s*)?<\/pre>)/g;

/**
 * Takes the colours off the code in a page, whether its lines end in `<br>`, in a line feed or with their element. Done before
 * the page is parsed: of the elements of the longest pages nine in ten are coloured words.
 */
export function plainCode(html: string): string {
  return html.replace(codeBlock, (_, open: string, code: string, close: string) => {
    const text = code
      .replace(/<br\s*\/?>(?:<\/div>)?|\n?<\/div>/g, '\n')
      .replace(/<[^>]*>/g, '')
      .replace(/\n+$/, '');
    return open + text + close;
  });
}
