interface HtmlProps {
  html: string;
  className?: string;
}

/** HTML that the build has made of a file's Markdown and sanitized. */
export function Html({ html, className }: HtmlProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitized it
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A description: its first paragraph, and what follows. */
export default function Description({
  description,
  more,
}: {
  description?: string;
  more?: string;
}) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitized it */}
      {description && <p dangerouslySetInnerHTML={{ __html: description }} />}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build has sanitized it */}
      {more && <div dangerouslySetInnerHTML={{ __html: more }} />}
    </>
  );
}
