/**
 * Components that Markdown may use without an import and that need no React in the browser: they show what their props say, or they
 * are marked up for the listeners of `src/client/controls`.
 */
export const staticComponents = [
  'Admonition',
  'BlogFigure',
  'BreakableCode',
  'CodeBlock',
  'ConceptDiagram',
  'ConfigurationKeys',
  'Details',
  'Embed',
  'Figure',
  'ErrorMessages',
  'Fact',
  'Properties',
  'Property',
  'PropertyFilter',
  'Since',
  'TabItem',
  'Tabs',
  'TileIcon',
  'Tiles',
  'Video',
] as const;

/** Modules whose components an article may import and stay static. */
export const staticModules = [
  '@site/src/components/rest/RestReference',
  '@site/src/components/rest/TryIt',
  '@theme/Admonition',
  '@theme/Details',
  '@theme/TabItem',
  '@theme/Tabs',
] as const;
