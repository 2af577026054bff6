// The build's Prism: what prism-react-renderer brings, and the languages of the site. No reader downloads any of it.
import { Prism } from './prismGlobal';
import 'prismjs/components/prism-markup-templating';
import 'prismjs/components/prism-bash';
import 'prismjs/components/prism-csharp';
import 'prismjs/components/prism-diff';
import 'prismjs/components/prism-docker';
import 'prismjs/components/prism-ebnf';
import 'prismjs/components/prism-groovy';
import 'prismjs/components/prism-http';
import 'prismjs/components/prism-ini';
import 'prismjs/components/prism-java';
import 'prismjs/components/prism-julia';
import 'prismjs/components/prism-php';
import 'prismjs/components/prism-properties';
import 'prismjs/components/prism-ruby';
import 'prismjs/components/prism-scala';
import 'prismjs/components/prism-toml';

export { Prism };
