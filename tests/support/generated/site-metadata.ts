export default { docusaurusVersion: 'test', pluginVersions: {} };
