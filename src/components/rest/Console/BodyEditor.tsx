import { useEffect, useRef, useState } from 'react';
import type { CodeEditor } from './codeEditor';
import styles from './styles.module.css';

interface Props {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field for JSON: a text field until the editor is there, and where it can't be loaded. */
export default function BodyEditor({ label, value, onChange }: Props) {
  const host = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [editor, setEditor] = useState<CodeEditor>();
  const current = useRef({ value, onChange });
  current.current = { value, onChange };

  useEffect(() => {
    let made: CodeEditor | undefined;
    let isGone = false;
    import('./codeEditor')
      .then(({ createEditor }) => {
        if (isGone || !host.current) {
          return;
        }
        const hadFocus = document.activeElement === field.current;
        made = createEditor(host.current, {
          label,
          text: current.current.value,
          onChange: (text) => current.current.onChange(text),
        });
        setEditor(made);
        if (hadFocus) {
          made.focus();
        }
      })
      // The text field stays.
      .catch(() => undefined);
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, [label]);
  useEffect(() => editor?.write(value), [editor, value]);

  return (
    <>
      <div ref={host} className={styles.body} hidden={!editor} />
      {!editor && (
        <textarea
          ref={field}
          className={styles.body}
          aria-label={label}
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </>
  );
}
