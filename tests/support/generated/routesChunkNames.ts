/** Two routes: the module of the first exports a page, and that of the second doesn't. */
export default {
  '/good-1': { __comp: 'good' },
  '/bad-1': { __comp: 'bad' },
};
