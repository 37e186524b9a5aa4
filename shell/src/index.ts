import './federation/runtime-core.ts';

// The boundary lets federation settle the shared libraries before anything uses them.
void import(/* webpackChunkName: "app" */ './bootstrap.tsx');
