import { createServer } from 'node:net';
import type { Server } from 'node:net';

/** A mail server that knows no one called nadie, and answers `codigo-535@…` with 535. */
export function mailServer(received: string[]): Promise<Server> {
  const server = createServer((socket) => {
    let inData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (inData) {
        received.push(text);
        if (!text.endsWith('\r\n.\r\n')) return;
        inData = false;
        socket.write('250 ok\r\n');
      } else if (text.startsWith('RCPT') && text.includes('nadie')) socket.write('550 no such user\r\n');
      else if (text.startsWith('RCPT') && text.includes('codigo-'))
        socket.write(`${/codigo-(\d+)/.exec(text)?.[1] ?? ''} no\r\n`);
      else if (text.startsWith('DATA')) {
        inData = true;
        socket.write('354 go\r\n');
      } else if (text.startsWith('QUIT')) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
    socket.on('error', () => undefined);
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
