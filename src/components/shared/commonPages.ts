/**
 * The components of most pages, which the development server puts into the script of all pages: otherwise it divides them among the scripts
 * of some 300 pages at each save. Nothing calls this, and so nothing of it runs.
 */
export const commonPages = (): unknown[] => [
  import(/* webpackMode: "eager" */ '@theme/BlogListPage'),
  import(/* webpackMode: "eager" */ '@theme/BlogPostPage'),
  import(/* webpackMode: "eager" */ '@theme/DocItem'),
  import(/* webpackMode: "eager" */ '@site/src/components/rest/RestReference'),
  import(/* webpackMode: "eager" */ '@site/src/components/rest/TryIt'),
  import(/* webpackMode: "eager" */ '@site/src/components/shared/ConceptDiagram'),
  import(/* webpackMode: "eager" */ '@site/src/components/shared/Figure'),
];
