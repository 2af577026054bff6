// Stands for @mdx-js/react, from which compiled Markdown takes its components: through a context, every page would load them,
// also one whose article is the server's HTML.
import MDXComponents from '.';

export const useMDXComponents = (): typeof MDXComponents => MDXComponents;
