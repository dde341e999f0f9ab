require('@testing-library/jest-dom');

// Every browser has it, jsdom does not; react-router reads it when it is imported.
globalThis.TextEncoder ??= require('node:util').TextEncoder;
