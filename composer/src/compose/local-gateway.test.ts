import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { LocalGatewayError, startLocalGateway } from './local-gateway.ts';

describe("a gateway of one's own", () => {
  it('says why it cannot start', async () => {
    const starting = startLocalGateway({ site: 'http://localhost:9' });
    await assert.rejects(starting, (error: unknown) => {
      assert.ok(error instanceof LocalGatewayError);
      assert.match(error.message, /^http:\/\/localhost:9 cannot be reached$/);
      return true;
    });
  });

  it('names the settings that it cannot use', async () => {
    const starting = startLocalGateway({ site: 'http://localhost:9', overrides: { 'mfe-cv': 'http://' } });
    await assert.rejects(starting, /OVERRIDES: "http:\/\/" is no address/);
  });
});
