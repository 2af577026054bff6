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
