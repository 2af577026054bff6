// The build's Prism with the framework's languages and those of the site. No reader downloads any of it.
import Prism from 'prismjs';
import loadLanguages from 'prismjs/components/index.js';

loadLanguages(
  `bash c cpp csharp css diff docker ebnf go graphql groovy http ini java javascript json jsx julia kotlin markdown markup
   php properties python ruby rust scala sql swift toml tsx typescript yaml`.split(/\s+/),
);

export { Prism };
