/** Words of the last section of the home page. Apart from the others, for no script is loaded for those. */
export const closing = {
  heading: 'Try it on your own sources',
  lead: 'The playground starts Gravitino with Hive, MySQL, PostgreSQL, Trino and Spark on one machine.',
  primary: { label: 'Start the playground', to: '/docs/latest/how-to-use-the-playground' },
  secondary: { label: 'Read the documentation', to: '/docs/latest/' },
};
