const { TestEnvironment } = require('jest-environment-jsdom');

/**
 * Web platform parts that browsers and Node have and jsdom lacks. Not MessageChannel: React would schedule on it,
 * and Node's ports keep the test process alive.
 */
const platform = [
  'TextEncoder',
  'TextDecoder',
  'TextEncoderStream',
  'TextDecoderStream',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'structuredClone',
  'fetch',
  'Request',
  'Response',
  'Headers',
];

/** jsdom, completed with what every supported browser has. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of platform) {
      if (this.global[name] === undefined && globalThis[name] !== undefined)
        this.global[name] = globalThis[name];
    }
    // TextEncoder answers with Node's Uint8Array; `instanceof` must hold in the test.
    this.global.Uint8Array = Uint8Array;
    if (this.global.crypto?.subtle === undefined) {
      Object.defineProperty(this.global, 'crypto', { value: globalThis.crypto, configurable: true });
    }
  }
};
