// Replaced: the framework's fallback says other words than the specification (§2); these are the theme's own.
export { default } from '@theme/ErrorPageContent';
