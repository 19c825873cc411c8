// The floor: what Node, a driver and PostgreSQL take when nothing else is done. node:http, one prepared SELECT of
// stored answers, a table of the bench alone, with bytes that are spliced as they come; no validation, no log, no
// limits. Usage: raw-http.ts <socket file> <port>
import { createServer, type ServerResponse } from 'node:http';
import { parcelStatuses } from '@rohi/contract/tracking/parcel-status';
import postgres from 'postgres';

const [socketFile = '', port] = process.argv.slice(2);
const sql = postgres({
  path: socketFile,
  user: 'postgres',
  database: 'rohi',
  max: 10,
  idle_timeout: 0,
  fetch_types: false,
});
const comma = Buffer.from(',');

/** A stored answer, as the bytes that PostgreSQL sent. */
type StoredAnswer = [code: Buffer, status: Buffer, fragment: Buffer];

createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    answer(Buffer.concat(chunks), response).catch((error: unknown) => response.destroy(error as Error));
  });
}).listen(Number(port), '127.0.0.1');

async function answer(body: Buffer, response: ServerResponse): Promise<void> {
  const { trackingCodeList } = JSON.parse(body.toString()) as { trackingCodeList: string[] };
  const bytes = splice(trackingCodeList, await findAnswers(trackingCodeList));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length });
  response.end(bytes);
}

/** The codes of the bench need no quoting in an array of PostgreSQL. */
async function findAnswers(codes: readonly string[]): Promise<StoredAnswer[]> {
  const rows = await sql`
    select tracking_code, status, fragment from bench_answer where tracking_code = any(${`{${codes.join(',')}}`}::text[])`.raw();
  return rows as unknown as StoredAnswer[];
}

function splice(codes: readonly string[], rows: readonly StoredAnswer[]): Buffer {
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
