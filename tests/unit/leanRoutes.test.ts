import { describe, expect, it } from 'vitest';
import { type GeneratedRoutes, routesModules } from '../../src/plugins/lean-client/routes';

const routes = `import React from 'react';
import ComponentCreator from '@docusaurus/ComponentCreator';

export default [
  { path: '/blog', component: ComponentCreator('/blog', 'b1'), exact: true },
  {
    path: '/docs',
    component: ComponentCreator('/docs', 'd1'),
    routes: [
      {
        path: '/docs/latest',
        component: ComponentCreator('/docs/latest', 'v1'),
        routes: [
          { path: '/docs/latest/a', component: ComponentCreator('/docs/latest/a', 'a1'), exact: true, sidebar: "docs" }
        ]
      }
    ]
  },
  { path: '*', component: ComponentCreator('*') },
];
`;
const data = { version: { docs: { a: { title: 'A page' } }, docsSidebars: { docs: [] } } };
const entry = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],\n`;
const registry = `export default {\n${entry('list', '@theme/BlogListPage')}${entry('root', '@theme/DocsRoot')}${entry('item', '@theme/DocItem')}${entry('page', '@site/docs/a.md')}${entry('post', '@site/blog/x/index.md?truncated=true')}${entry('config', '@generated/docusaurus.config')}${entry('plugin', '@generated/docs/__plugin.json')}${entry('props', '@generated/docs/p/latest.json')}};\n`;
const chunkNames = {
  '/blog-b1': { __comp: 'list', items: [{ content: 'post' }], config: 'config' },
  '/docs-d1': { __comp: 'root', __context: { plugin: 'plugin' } },
  '/docs/latest-v1': { __comp: 'root', __props: 'props' },
  '/docs/latest/a-a1': { __comp: 'item', content: 'page' },
};
const modules = (over: Partial<GeneratedRoutes> = {}) =>
  new Map(
    routesModules({ routes, registry, chunkNames, readData: () => data, ...over }).map(
      ({ fileName, code }) => [fileName, code],
    ),
  );

describe('the routes of the lean client', () => {
  it('are one module for all, and one for each version, which the first only imports when asked', () => {
    const all = modules();
    expect([...all.keys()].sort()).toEqual([
      'routes-docs-latest-data.json',
      'routes-docs-latest.js',
      'routes.js',
    ]);
    expect(all.get('routes.js')).not.toContain('@site/docs/a.md');
    expect(all.get('routes.js')).toContain('import(/* webpackChunkName: "routes-docs-latest" */');
    expect(all.get('routes-docs-latest.js')).toContain('"sidebar":"docs"');
    expect(all.get('routes-docs-latest.js')).toContain('@site/docs/a.md');
  });

  it('put all summaries of posts into one chunk', () => {
    expect(modules().get('routes.js')).toContain(
      '"blog-summaries~post":()=>import(/* webpackChunkName: "blog-summaries" */',
    );
  });

  it('give the readers of a version its sidebars, without what only a DocCard would read', () => {
    expect(JSON.parse(modules().get('routes-docs-latest-data.json') ?? '')).toEqual({
      version: { docs: {}, docsSidebars: { docs: [] } },
    });
    expect(modules().get('routes.js')).toContain('"__props":"routes-docs-latest~data"');
  });

  it('need no request for the name of a plugin', () => {
    expect(modules().get('routes.js')).toContain(
      'import data0 from "@generated/docs/__plugin.json"',
    );
  });

  it('are a section of their own for many pages below one path, with a not-found page for the rest', () => {
    const tags = Array.from({ length: 7 }, (_, n) => `/blog/tags/${n}`);
    const withTags = (paths: readonly string[]) =>
      modules({
        routes: routes.replace(
          'export default [',
          `export default [${paths.map((path) => `{ path: '${path}', component: ComponentCreator('${path}', 't'), exact: true },`).join('')}`,
        ),
        chunkNames: {
          ...chunkNames,
          ...Object.fromEntries(paths.map((path) => [`${path}-t`, { __comp: 'list' }])),
        },
      });
    const all = withTags(tags);
    expect(all.get('routes.js')).toContain('section("/blog",{section:"routes-blog",loadRoutes:');
    expect(all.get('routes.js')).not.toContain('/blog/tags');
    expect(all.get('routes-blog.js')).toContain('route("/blog/tags/6"');
    expect(all.get('routes-blog.js')).toMatch(/,\nnotFound\];\n$/);
    expect(withTags(tags.slice(1)).get('routes-blog.js')).toBeUndefined();
  });

  it('name a module that the framework no longer registers', () => {
    expect(() => modules({ registry: registry.replace('"item"', '"other"') })).toThrow(
      'has no chunk "item"; routes-docs-latest.js needs it',
    );
  });
});
