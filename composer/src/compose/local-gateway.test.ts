import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import { describe, it } from 'node:test';
import { freePort, LocalGatewayError, startLocalGateway } from './local-gateway.ts';

describe('a local gateway', () => {
  it('reports why it cannot start', async () => {
    const starting = startLocalGateway({ site: 'http://localhost:9' });
    await assert.rejects(starting, (error: unknown) => {
      assert.ok(error instanceof LocalGatewayError);
      assert.match(error.message, /^http:\/\/localhost:9 cannot be reached$/);
      return true;
    });
  });

  it('does not mistake a site on its port for itself', async () => {
    const other = createServer((_request, answer) => void answer.end('ok'));
    const port = await freePort();
    await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve));
    try {
      const starting = startLocalGateway({ site: 'http://localhost:9', port });
      await assert.rejects(starting, new RegExp(`^LocalGatewayError: port ${port} is taken`));
    } finally {
      other.close();
    }
  });

  it('names its invalid settings', async () => {
    const starting = startLocalGateway({ site: 'http://localhost:9', overrides: { 'mfe-cv': 'http://' } });
    await assert.rejects(starting, /OVERRIDES: "http:\/\/" is not a valid address/);
  });
});
