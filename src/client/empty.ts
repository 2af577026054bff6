// Takes the place of modules that no reader needs (src/plugins/start).
export {};
