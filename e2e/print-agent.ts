import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TakenLabels = {
  headers: NodeJS.Dict<string | string[]>;
  body: { labelSize: string; format: string; copies: number; data: string };
};

/** The program that stands between the browser of a station and its label printer. */
export type PrintAgent = {
  url: string;
  taken: TakenLabels[];
  /** From now on it is out of paper. */
  refuse: () => void;
  stop: () => void;
};

/** Starts an agent on this machine that keeps what it is given. */
export async function startPrintAgent(): Promise<PrintAgent> {
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
      response.writeHead(request.method === 'POST' ? status : 204, allowed).end();
    });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/print`,
    taken,
    refuse: () => {
      status = 503;
    },
    stop: () => void server.close(),
  };
}
