// Hands over to the theme's own error page, with the words of the specification (§2); the framework's fallback has others.
export { default } from '@theme/ErrorPageContent';
