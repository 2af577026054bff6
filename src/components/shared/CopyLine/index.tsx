import CodeFrame from '../CodeFrame';

interface Props {
  text: string;
  label: string;
}

/** A command that a component makes, wrapped where it is longer than its line. */
export default function CopyLine({ text, label }: Props) {
  return (
    <CodeFrame language="shell" label={label} data-copyable="" data-wrapped="">
      <code>{text}</code>
    </CodeFrame>
  );
}
