// The script of the app: makes the routes and then, in a task of its own, has the framework render the page. A press in between is answered.
// Client modules first, as the framework has them: their style sheets begin the site's.
import '@generated/client-modules';
import '@generated/routes';

setTimeout(() => import(/* webpackMode: "eager" */ '@framework-entry'));
