// The build's Prism, that of the framework's own blocks of code, with the languages of the site. No reader downloads any of it.
import { Prism } from 'prism-react-renderer';
import { languages } from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages(
  `bash c cpp csharp css diff docker ebnf go graphql groovy http ini java javascript json jsx julia kotlin markdown markup
   php properties python ruby rust scala sql swift toml tsx typescript yaml`.split(/\s+/),
);
Object.assign(Prism.languages, languages);

export { Prism };
