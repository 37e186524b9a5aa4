/** For remotes whose entry carries a federation runtime of its own: it takes its core from the page. */
import * as core from '@module-federation/runtime-core';

Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
