// Takes the place of modules that no reader needs (src/plugins/bundler).
export {};
