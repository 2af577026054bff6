/** A text with code spans, the only mark that short texts of an OpenAPI file carry. */
export function Inline({ text }: { text: string }): React.JSX.Element {
  return (
    <>
      {text.split(/(`[^`]+`)/).map((part, index) =>
        part.length > 1 && part.startsWith('`') ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a fixed text never move
          <code key={index}>{part.slice(1, -1)}</code>
        ) : (
          part
        ),
      )}
    </>
  );
}

/** Paragraphs and lists of an OpenAPI description. */
export default function Description({ text }: { text: string }): React.JSX.Element {
  return (
    <>
      {text.split(/\n\n+/).map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split(/\n(?=- )/).map((item) => (
              <li key={item}>
                <Inline text={item.slice(2)} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <Inline text={block} />
          </p>
        ),
      )}
    </>
  );
}
