import { createECDH, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { decrypt } from 'http_ece';

/** A message as a browser gets it. */
export type PushedMessage = {
  endpoint: string;
  headers: IncomingHttpHeaders;
  /** Decrypted. */
  text: string;
};

/** A browser: what it registers with, and what only it can read messages by. */
export type TestDevice = {
  browserId: string;
  subscription: { endpoint: string; keys: { p256dh: string; auth: string } };
};

/** A push service (RFC 8030) on this machine, with the browsers that are subscribed to it. */
export class PushReceiver {
  readonly messages: PushedMessage[] = [];
  /** What a message is answered with. */
  reply: (response: ServerResponse) => void = (response) => response.writeHead(201).end();
  readonly #keys = new Map<string, { curve: ReturnType<typeof createECDH>; auth: Buffer }>();
  readonly #server: Server;

  constructor() {
    this.#server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const endpoint = `${this.origin}${request.url ?? ''}`;
        const known = this.#keys.get(endpoint);
        if (!known) return void response.writeHead(404).end();
        const text = decrypt(Buffer.concat(parts), {
          version: 'aes128gcm',
          privateKey: known.curve,
          authSecret: known.auth,
        }).toString();
        this.messages.push({ endpoint, headers: request.headers, text });
        this.reply(response);
      });
    });
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** A browser that has just subscribed. */
  newDevice(browserId = randomBytes(16).toString('hex')): TestDevice {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const auth = randomBytes(16);
    const endpoint = `${this.origin}/push/${randomBytes(8).toString('hex')}`;
    this.#keys.set(endpoint, { curve, auth });
    const keys = { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') };
    return { browserId, subscription: { endpoint, keys } };
  }

  /** What was sent to a browser. */
  sentTo({ subscription }: TestDevice): PushedMessage[] {
    return this.messages.filter(({ endpoint }) => endpoint === subscription.endpoint);
  }
}
