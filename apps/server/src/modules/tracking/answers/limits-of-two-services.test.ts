import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../../test/test-app.ts';
import { startServices } from '../../../../test/two-services.ts';

/** Asks over a real socket; the status and `data` of the answer. */
async function post(address: string, path: string, body: unknown) {
  const response = await fetch(`${address}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { data } = (await response.json()) as { data?: { notTold?: unknown } };
  return { status: response.status, data };
}

test('two services on one database share the counts of codes not found and of names asked for', async () => {
  const services = await startServices(await createTestDatabase(), 2, { RATE_LIMIT: '1' });
  const askBoth = (times: number, path: string, bodyOf: (index: number) => unknown) =>
    Promise.all(
      Array.from({ length: times }, (_, index) =>
        post(services.addresses[index % 2] ?? '', path, bodyOf(index)),
      ),
    );
  try {
    const queries = await askBoth(30, '/track/query', (query) => ({
      trackingCodeList: Array.from({ length: 100 }, (_, code) => `YT${query}00000${code}`),
    }));
    const answered = queries.filter(({ status }) => status === 200);
    // 1,300 of the hour and 100 of the minute: the share of the query that the minute paid for may have come back too
    // late for another.
    expect([13, 14]).toContain(answered.length);
    expect(answered.filter(({ data }) => data?.notTold === undefined)).toHaveLength(4);
    const names = await askBoth(30, '/sys-user/check/username', () => ({ value: 'abc' }));
    expect(names.filter(({ status }) => status === 200)).toHaveLength(20);
  } finally {
    await services.stop();
  }
});
