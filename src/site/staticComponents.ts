/**
 * Those of `staticComponents` that few pages use, by the module that exports them. The build imports them into the pages that use
 * them; otherwise, every page would carry them.
 */
export const rareComponents: Readonly<Record<string, { module: string; exported: string }>> = {
  BlogFigure: { module: '@site/src/components/shared/pictures', exported: 'BlogFigure' },
  ConceptDiagram: { module: '@site/src/components/shared/ConceptDiagram', exported: 'default' },
  ConfigurationKeys: {
    module: '@site/src/components/docs/ReferenceLists',
    exported: 'ConfigurationKeys',
  },
  ErrorMessages: { module: '@site/src/components/docs/ReferenceLists', exported: 'ErrorMessages' },
  Figure: { module: '@site/src/components/shared/pictures', exported: 'Figure' },
  HomeDrawing: { module: '@site/src/components/shared/pictures', exported: 'HomeDrawing' },
  PropertyFilter: { module: '@site/src/components/docs/PropertyFilter', exported: 'default' },
  TileIcon: { module: '@site/src/components/shared/pictures', exported: 'Icon' },
  Tiles: { module: '@site/src/components/docs/Tiles', exported: 'default' },
};

/**
 * Components that Markdown may use without an import and that need no React in the browser: they show what their props say, or they
 * are marked up for the listeners of `src/client/controls`.
 */
export const staticComponents: readonly string[] = [
  'Admonition',
  'BreakableCode',
  'CodeBlock',
  'Details',
  'Key',
  'Since',
  'TabItem',
  'Tabs',
  ...Object.keys(rareComponents),
];

/** Modules whose components an article may import and stay static. */
export const staticModules = [
  '@site/src/components/rest/RestReference',
  '@site/src/components/rest/TryIt',
  '@theme/Admonition',
  '@theme/Details',
  '@theme/TabItem',
  '@theme/Tabs',
] as const;
