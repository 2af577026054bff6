/** @typedef {ReturnType<typeof import('./properties.mjs').objectProperties>[number]} Property */

const comment = `# Properties that the release's source declares, by provider and object: '*' is every provider, jdbc every database.
# tests/facts/generate.mjs writes this file, \`docusaurus docs:version\` copies it. The sandbox and the checks of the pages read it.
`;

const flags = /** @type {const} */ (['required', 'immutable', 'hidden', 'reserved']);

/** @param {unknown} value */
const scalar = (value) =>
  typeof value === 'string' && !/^(?!true$|false$|null$)[a-zA-Z][\w./-]*$/.test(value)
    ? JSON.stringify(value)
    : value;

/** @param {Property} property */
function line({ key, type, default: standard, values, source, ...rest }) {
  const facts = [
    `type: ${type}`,
    ...(standard === null ? [] : [`default: ${scalar(standard)}`]),
    ...flags.filter((flag) => rest[flag]).map((flag) => `${flag}: true`),
    ...(values ? [`values: [${values.map(scalar).join(', ')}]`] : []),
    `source: ${source}`,
  ];
  return `    ${key}: {${facts.join(', ')}}\n`;
}

/**
 * Writes `properties.yaml`, the file of a version's properties beside its pages.
 *
 * @param {readonly Property[]} properties sorted by provider and object
 */
export function propertiesFile(properties) {
  let text = comment;
  properties.forEach((property, at) => {
    const { provider, object } = property;
    const before = properties[at - 1];
    if (provider !== before?.provider) text += `${provider === '*' ? "'*'" : provider}:\n`;
    if (provider !== before?.provider || object !== before.object) text += `  ${object}:\n`;
    text += line(property);
  });
  return text;
}
