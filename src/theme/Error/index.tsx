// Wrapped: the theme's error page has the texts of the specification (§2), unlike the framework's fallback.
export { default } from '@theme/ErrorPageContent';
