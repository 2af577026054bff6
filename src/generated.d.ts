declare module '*.woff2' {
  /** Address of the file in the built site. */
  const address: string;
  export default address;
}

declare module '*.jpg' {
  /** What the image pipeline made of the picture: its files, narrowest first, with their widths and heights in pixels. */
  const picture: {
    src: { src: string; srcSet: string; images: { path: string; width: number; height: number }[] };
  };
  export default picture;
}

declare module '@generated/site-data/default/latest.json' {
  const posts: {
    title: string;
    description: string;
    permalink: string;
    date: string;
    external?: string;
    cover: import('./site/blog').CoverName;
  }[];
  export default posts;
}

declare module '@generated/site-data/default/samples.json' {
  /** HTML of the samples of the home page, by their value. */
  const highlighted: Record<string, string>;
  export default highlighted;
}

declare module '@theme/CodeBlock' {
  interface Props {
    /** Code that the build has colored. */
    html?: string;
    /** The simulated server can run the code. */
    isRunnable?: boolean;
  }
}

/** The bundler's function that loads a chunk; a module may replace it. */
declare let __webpack_chunk_load__: (chunk: string | number) => Promise<unknown>;

declare module '@generated/site-data/default/posts.json' {
  const posts: {
    [permalink: string]:
      | { title: string; date: string; external?: string; related: string[] }
      | undefined;
  };
  export default posts;
}

declare module '@generated/site-data/default/tags.json' {
  const tags: { label: string; permalink: string; count: number }[];
  export default tags;
}

declare module '@generated/docs-facts/default/versions.json' {
  const versions: import('./site/versionChanges').VersionFacts[];
  export default versions;
}

declare module '@generated/site-data/default/releases.json' {
  /** By version: as in `versions.json`, or `current`. */
  const releases: { [version: string]: import('./site/releases').Release | undefined };
  export default releases;
}

declare module '@generated/site-data/default/next.json' {
  const next: import('./site/releases').NextRelease;
  export default next;
}

declare module '@generated/sandbox/default/contracts.mjs' {
  /** The OpenAPI file of each version of the documentation, compiled. */
  export const contracts: Record<
    string,
    (() => Promise<{ default: import('./sandbox/server/server').Contract }>) | undefined
  >;
}

declare module '@framework-entry';
