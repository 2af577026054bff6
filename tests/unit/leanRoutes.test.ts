import { describe, expect, it } from 'vitest';
import { routesModules } from '../../src/plugins/lean-client/routes';

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
const entry = (name: string, request: string): string =>
  `  "${name}": [() => import(/* webpackChunkName: "${name}" */ "${request}"), "${request}", require.resolveWeak("${request}")],\n`;
const registry = `export default {\n${entry('list', '@theme/BlogListPage')}${entry('root', '@theme/DocsRoot')}${entry('item', '@theme/DocItem')}${entry('page', '@site/docs/a.md')}${entry('post', '@site/blog/x/index.md?truncated=true')}${entry('config', '@generated/docusaurus.config')}};\n`;
const chunkNames = {
  '/blog-b1': { __comp: 'list', items: [{ content: 'post' }], config: 'config' },
  '/docs-d1': { __comp: 'root' },
  '/docs/latest-v1': { __comp: 'root' },
  '/docs/latest/a-a1': { __comp: 'item', content: 'page' },
};
const modules = (over: { registry?: string } = {}) =>
  new Map(
    routesModules({ routes, registry, chunkNames, ...over }).map(({ fileName, code }) => [
      fileName,
      code,
    ]),
  );

describe('the routes of the lean client', () => {
  it('are one module for all, and one for each version, which the first only imports when asked', () => {
    const all = modules();
    expect([...all.keys()].sort()).toEqual(['routes-docs-latest.js', 'routes.js']);
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

  it('name a module that the framework no longer registers', () => {
    expect(() => modules({ registry: registry.replace('"item"', '"other"') })).toThrow(
      'has no chunk "item"; routes-docs-latest.js needs it',
    );
  });
});
