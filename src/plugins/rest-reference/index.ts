import type { Plugin } from '@docusaurus/types';
export default function restReferencePlugin(): Plugin {
  return { name: 'rest-reference' };
}
