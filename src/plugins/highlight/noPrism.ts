// Stands in for prism-react-renderer in a reader's browser: the framework's client module asks it for Prism and adds languages.
export const Prism = {};
