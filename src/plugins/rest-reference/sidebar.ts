import type { PluginOptions } from '@docusaurus/plugin-content-docs';

type Generator = PluginOptions['sidebarItemsGenerator'];
export const restSidebarItems: Generator = ({ defaultSidebarItemsGenerator, ...rest }) =>
  (defaultSidebarItemsGenerator as unknown as Generator)(rest as Parameters<Generator>[0]);
