declare module '@generated/latest-posts/default/posts.json' {
  const posts: { title: string; description: string; permalink: string; date: string }[];
  export default posts;
}
