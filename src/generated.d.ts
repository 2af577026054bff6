declare module '@generated/latest-posts/default/posts.json' {
  const posts: {
    title: string;
    description: string;
    permalink: string;
    date: string;
    external?: string;
  }[];
  export default posts;
}

declare module '@generated/highlight/default/samples.json' {
  /** HTML of the samples of the home page, by their value. */
  const highlighted: Record<string, string>;
  export default highlighted;
}

declare module '@highlight' {
  interface CodeBlockInput {
    code: string;
    language?: string;
    metastring?: string;
    title?: string;
    showLineNumbers?: boolean | number;
  }
  /** Colours code where the build renders it; in a reader's browser it returns the code plainly, as HTML. */
  export function codeBlockView(input: CodeBlockInput): {
    language: string;
    title?: string;
    html: string;
  };
}

declare module '@theme/CodeBlock' {
  interface Props {
    /** Code that the build has coloured, from `@highlight`. */
    html?: string;
  }
}

/** Where the bundler's files are, with a slash at the end. */
declare const __webpack_public_path__: string;
/** Address of a chunk's script below `__webpack_public_path__`. */
declare function __webpack_get_script_filename__(chunk: string): string;

declare module '@generated/blog-posts/default/posts.json' {
  const posts: {
    [permalink: string]:
      | { title: string; date: string; external?: string; related: string[] }
      | undefined;
  };
  export default posts;
}

declare module '@generated/blog-posts/default/tags.json' {
  const tags: { label: string; permalink: string; count: number }[];
  export default tags;
}

// A file of a package whose own name stands for another in the browser bundle (src/plugins/lean-client).
declare module 'history/esm/history.js' {
  export * from 'history';
}
