import { createServer } from 'node:net';
import type { AddressInfo, Server } from 'node:net';

/** Where the server stops answering: before its greeting, before the text of a mail, or after the whole of it. */
export type Hold = 'greeting' | 'data' | 'accepted';

/** A mail server that can be held at a moment of the talk, as seen from outside of the process that sends. */
export class HeldMailServer {
  /** Mails that it got to their last line, the oldest first. */
  readonly accepted: string[] = [];
  readonly #server: Server;
  #hold: Hold | null = null;
  #reached: () => void = () => undefined;

  private constructor() {
    this.#server = createServer((socket) => {
      let mail: string | null = null;
      const answer = (at: Hold, text: string): void => {
        if (this.#hold === at) this.#reached();
        else socket.write(text);
      };
      answer('greeting', '220 test\r\n');
      socket.on('data', (chunk) => {
        const text = chunk.toString();
        if (mail !== null) {
          mail += text;
          if (!mail.endsWith('\r\n.\r\n')) return;
          this.accepted.push(mail);
          mail = null;
          answer('accepted', '250 ok\r\n');
        } else if (text.startsWith('DATA')) {
          mail = '';
          answer('data', '354 go\r\n');
        } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
        else socket.write('250 ok\r\n');
      });
      socket.on('error', () => undefined);
    });
  }

  static async open(): Promise<HeldMailServer> {
    const opened = new HeldMailServer();
    await new Promise<void>((resolve) => opened.#server.listen(0, '127.0.0.1', resolve));
    return opened;
  }

  get url(): string {
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}?ignoreTLS=true`;
  }

  /** From now on it stops at that moment of a talk. @returns once it did. */
  holdAt(hold: Hold): Promise<void> {
    this.#hold = hold;
    return new Promise((resolve) => (this.#reached = resolve));
  }

  /** Answers as usual again. */
  release(): void {
    this.#hold = null;
  }

  close(): void {
    this.#server.close();
  }
}
