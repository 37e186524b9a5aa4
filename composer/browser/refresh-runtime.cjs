// First module of a development shell: the refresh runtime must be registered before React renders.
// Remotes that are being worked on take the same runtime, since there is one React on the page.
const runtime = require('react-refresh/runtime');

runtime.injectIntoGlobalHook(globalThis);
globalThis.__CHAMBA_REFRESH__ = runtime;
