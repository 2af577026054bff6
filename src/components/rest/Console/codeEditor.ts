import { history, historyKeymap, standardKeymap } from '@codemirror/commands';
import { jsonLanguage } from '@codemirror/lang-json';
import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView, keymap } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** The colors of code elsewhere (src/css/code.css), whose classes don't reach into the shadow root. */
const colors = HighlightStyle.define([
  { tag: tags.propertyName, color: 'var(--code-property)' },
  { tag: tags.string, color: 'var(--code-string)' },
  { tag: tags.number, color: 'var(--code-number)' },
  { tag: [tags.bool, tags.null], color: 'var(--code-keyword)' },
]);

const look = EditorView.theme({
  '&': { color: 'var(--code-text)' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit' },
  '.cm-content': { padding: '0', caretColor: 'var(--color-text)' },
  '.cm-line': { padding: '0' },
});

/** A field for JSON, as the page uses it. */
export interface CodeEditor {
  /** Puts another text into it, unless it has that text. */
  write(text: string): void;
  focus(): void;
  destroy(): void;
}

/**
 * Makes an editor in an element. It lives in a shadow root: there its styles are constructed style sheets, which the site's security policy
 * allows; in the document they would be a `<style>` element, which it doesn't.
 */
export function createEditor(
  host: HTMLElement,
  { text, label, onChange }: { text: string; label: string; onChange: (text: string) => void },
): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const view = new EditorView({
    doc: text,
    parent: root,
    root,
    extensions: [
      jsonLanguage,
      history(),
      keymap.of([...standardKeymap, ...historyKeymap]),
      syntaxHighlighting(colors),
      look,
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': label }),
      EditorView.updateListener.of(({ docChanged, state }) => {
        if (docChanged) {
          onChange(state.doc.toString());
        }
      }),
    ],
  });
  return {
    write(next) {
      const before = view.state.doc.toString();
      if (next !== before) {
        view.dispatch({ changes: { from: 0, to: before.length, insert: next } });
      }
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
