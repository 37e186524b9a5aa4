/** Lifecycles of the same surface as `remote.ts`, for single-spa hosts that are not the product's own shell. */
import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { Standalone, StandaloneFailure } from './standalone.tsx';

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: Standalone,
  errorBoundary: () => React.createElement(StandaloneFailure),
});
