// Entry of the app's script. Loads the routes and then, in another task, the framework, which renders the page: at a fourth of the
// speed, a press waits up to 110 ms less. Client modules are first, as in the framework, because their styles come first.
import '@generated/client-modules';
import '@generated/routes';

setTimeout(() => import(/* webpackMode: "eager" */ '@framework-entry'));
