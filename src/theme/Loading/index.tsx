// Wrapped: the stock error is white on light red, which misses WCAG 1.4.3.
import LoadError from '@site/src/components/shared/LoadError';
import OriginalLoading from '@theme-original/Loading';
import type { ComponentProps } from 'react';

export default function Loading(props: ComponentProps<typeof OriginalLoading>) {
  return props.error ? (
    <main>
      <LoadError error={props.error} retry={props.retry} />
    </main>
  ) : (
    <OriginalLoading {...props} />
  );
}
