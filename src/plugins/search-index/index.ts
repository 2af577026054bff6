import type { Plugin } from '@docusaurus/types';
export default function searchIndexPlugin(): Plugin {
  return { name: 'search-index' };
}
