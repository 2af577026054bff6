/**
 * A plugin with a route that has a parameter, as plugins of others add them.
 * @returns {import('@docusaurus/types').Plugin}
 */
module.exports = () => ({
  name: 'specimens',
  async contentLoaded({ actions }) {
    actions.addRoute({
      path: '/specimens/:name',
      component: '@site/specimens/Named.tsx',
      exact: true,
    });
  },
});
