// First module of a shell for development: React tells the refresh runtime what it renders from the start on.
// Remotes that are being worked on take the same runtime, since there is one React on the page.
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(globalThis);
globalThis.__CHAMBA_REFRESH__ = runtime;
