import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TakenLabels = {
  headers: NodeJS.Dict<string | string[]>;
  body: { labelSize: string; format: string; copies: number; data: string };
};

type SaidOfPrinter = { speaks?: string; name?: string; ready?: boolean };

/** The program that stands between the browser of a station and its label printer. */
export type PrintAgent = {
  url: string;
  taken: TakenLabels[];
  /** From now on it answers so when it is asked what the printer is. */
  say: (printer: SaidOfPrinter) => void;
  /** From now on it takes nothing. */
  refuse: () => void;
  stop: () => void;
};

/** Starts an agent on this machine that keeps what it is given, and says nothing of its printer. */
export async function startPrintAgent(): Promise<PrintAgent> {
  let printer: SaidOfPrinter | undefined;
  const taken: TakenLabels[] = [];
  let status = 200;
  const allowed = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'content-type',
    'access-control-allow-private-network': 'true',
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      if (request.method === 'POST' && status === 200)
        taken.push({
          headers: request.headers,
          body: JSON.parse(Buffer.concat(pieces).toString()) as TakenLabels['body'],
        });
      const isAnswered = request.method === 'GET' && printer !== undefined;
      response
        .writeHead(request.method === 'POST' ? status : isAnswered ? 200 : 204, allowed)
        .end(isAnswered ? JSON.stringify(printer) : undefined);
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/print`,
    taken,
    say: (printerName) => {
      printer = printerName;
    },
    refuse: () => {
      status = 503;
    },
    stop: () => void server.close(),
  };
}
