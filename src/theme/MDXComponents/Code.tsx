// Wrapped: a page with code asks for its font together with the style sheet. A long one was laid out twice without: 9 of 38 ms.
import codeFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import Code from '@theme-original/MDXComponents/Code';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';

export default function CodeWithItsFont(props: ComponentProps<typeof Code>) {
  preload(codeFont, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return <Code {...props} />;
}
