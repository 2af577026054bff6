import { TextWithCode } from '@site/src/components/docs/BreakableCode';

/** Paragraphs and lists of an OpenAPI description. */
export default function Description({ text }: { text: string }) {
  return (
    <>
      {text.split(/\n\n+/).map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split(/\n(?=- )/).map((item) => (
              <li key={item}>
                <TextWithCode text={item.slice(2)} />
              </li>
            ))}
          </ul>
        ) : (
          <p key={block}>
            <TextWithCode text={block} />
          </p>
        ),
      )}
    </>
  );
}
