// The floor: what Node, the driver and PostgreSQL take when nothing else is done. node:http, the product's own prepared
// SELECT, the stored bytes spliced; no validation, no log, no limits. Usage: raw-http.ts <socket file> <port>
import { createServer, type ServerResponse } from 'node:http';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import { findFragments, type FoundFragment } from '../../apps/server/src/modules/tracking/fragment.store.ts';
import { openRawReader } from '../../apps/server/src/platform/raw-rows.ts';

const [socketFile = '', port] = process.argv.slice(2);
const raw = openRawReader({ socketFile, database: 'rohi' });
const comma = Buffer.from(',');

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    answer(Buffer.concat(chunks), response).catch((error: unknown) => response.destroy(error as Error));
  });
}).listen(Number(port), '127.0.0.1');

async function answer(body: Buffer, response: ServerResponse): Promise<void> {
  const { trackingCodeList } = JSON.parse(body.toString()) as { trackingCodeList: string[] };
  const bytes = splice(trackingCodeList, await findFragments(raw, trackingCodeList, 'ru'));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
}

function splice(codes: readonly string[], rows: readonly FoundFragment[]): Buffer {
  const statusCount: Record<string, number> = {};
  for (const status of parcelStatuses) statusCount[status] = 0;
  const byCode = new Map<string, Buffer>();
  for (const [code, status, fragment] of rows) {
    const name = status.toString('latin1');
    statusCount[name] = (statusCount[name] ?? 0) + 1;
    byCode.set(code.toString('latin1'), fragment);
  }
  const counts = `"count":${rows.length},"statusCount":${JSON.stringify(statusCount)}`;
  const parts: Buffer[] = [Buffer.from(`{"code":0,"success":true,"msg":"","data":{${counts},"detailList":[`)];
  const notFound: { trackingCode: string; reason: string }[] = [];
  for (const code of codes) {
    const fragment = byCode.get(code);
    if (fragment === undefined) notFound.push({ trackingCode: code, reason: 'UNKNOWN' });
    else if (parts.length === 1) parts.push(fragment);
    else parts.push(comma, fragment);
  }
  parts.push(Buffer.from(`],"notFound":${JSON.stringify(notFound)}}}`));
  return Buffer.concat(parts);
}
