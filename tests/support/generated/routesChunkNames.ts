/** Two routes of a site: one whose module is a page, one whose module exports no page. */
export default {
  '/good-1': { __comp: 'good' },
  '/bad-1': { __comp: 'bad' },
};
