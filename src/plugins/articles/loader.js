// @ts-check
// The bundler requires its loaders as they lie here; jiti compiles this one as Docusaurus compiles the plugins.
const { createJiti } = require('jiti');

const { default: pictureLoader } = createJiti(__filename)('./pictureLoader.ts');

module.exports = Object.assign(pictureLoader, { raw: true });
