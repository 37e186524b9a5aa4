import * as core from '@module-federation/runtime-core';

// Remotes are built without the federation core and take it from here: it is paid once for the page.
Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
