/** Lifecycles of the same surface as `remote.ts`, for single-spa hosts that are not the product's own shell. */
import React from 'react';
import ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { createStandalone, StandaloneFailure } from '@chamba/kernel/standalone';
import remote from './remote.ts';

export const { bootstrap, mount, unmount } = singleSpaReact({
  React,
  ReactDOMClient,
  rootComponent: createStandalone(remote),
  errorBoundary: () => React.createElement(StandaloneFailure),
});
