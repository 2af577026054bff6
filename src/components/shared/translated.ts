export { translated } from '@site/src/words/translated';
