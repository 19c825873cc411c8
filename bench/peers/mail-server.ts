// A mail server on loopback that takes every letter and throws it away; prints its port. Usage: mail-server.ts
import { createServer, type AddressInfo, type Socket } from 'node:net';

const endOfLetter = '\r\n.\r\n';

function serve(socket: Socket): void {
  let text = '';
  let inLetter = false;
  const say = (line: string) => socket.write(`${line}\r\n`);
  const takeLetter = (): boolean => {
    // The end of an empty letter begins with the end of the line before.
    const end = `\r\n${text}`.indexOf(endOfLetter);
    if (end === -1) return false;
    text = text.slice(end + endOfLetter.length - 2);
    inLetter = false;
    say('250 taken');
    return true;
  };
  const takeLine = (): boolean => {
    const end = text.indexOf('\r\n');
    if (end === -1) return false;
    const word = text.slice(0, 4).toUpperCase();
    text = text.slice(end + 2);
    inLetter = word === 'DATA';
    say(word === 'QUIT' ? '221 bye' : inLetter ? '354 go on' : '250 ok');
    if (word === 'QUIT') socket.end();
    return true;
  };
  socket
    .on('error', () => undefined)
    .on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      while (inLetter ? takeLetter() : takeLine());
    });
  say('220 bench');
}

const server = createServer(serve).listen(0, '127.0.0.1', () => {
  process.stdout.write(`${(server.address() as AddressInfo).port}\n`);
});
