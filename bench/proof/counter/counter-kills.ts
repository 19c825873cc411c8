import { randomUUID } from 'node:crypto';
import type { DatabaseAddress } from '../../../apps/server/src/platform/connections.ts';
import { startServiceChild } from '../../../apps/server/test/service-child.ts';
import { environmentOf } from '../../../apps/server/test/two-services.ts';
import type { CaseResult } from '../case-result.ts';
import { counted, dataOf, type Reply } from '../money/money-setup.ts';
import { openFaultProxy } from '../stations/fault-proxy.ts';
import { faultsOfParcels } from './counter-judge.ts';
import {
  clerkAt,
  newClerk,
  newCollector,
  newCounterDevice,
  readyParcels,
  type Clerk,
  type CounterSetup,
} from './counter-setup.ts';

/**
 * kill -9 of the service after it has committed a hand-over and before anybody is given the answer, with the line and
 * of what was given without it; the same again to the service started anew.
 */
export async function killBetweenGiveAndAnswer(
  setup: CounterSetup,
  database: DatabaseAddress,
  kills: number,
): Promise<CaseResult> {
  const { context } = setup;
  const witness = await newClerk(setup);
  const deviceId = await newCounterDevice(setup);
  const start = () =>
    startServiceChild({ ...environmentOf(database), DEMO: 'off', LOG_LEVEL: 'fatal', RATE_LIMIT: '0' });
  let service = start();
  const proxy = await openFaultProxy(await service.ready);
  const clerk = clerkAt(proxy.address, witness);
  const outcomes: string[] = [];
  const codes: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const { customerCode } = await newCollector(context);
    const [code = ''] = await readyParcels(setup, customerCode);
    codes.push(code);
    const send =
      kill % 2 === 0
        ? await givingAt(clerk, customerCode, code)
        : givingLate(clerk, { deviceId, customerCode, code });
    const { child } = service;
    proxy.next = () => 'lost';
    proxy.onAnswered = () => child.kill('SIGKILL');
    const answered = await send().then(
      () => true,
      () => false,
    );
    await service.ended;
    proxy.next = () => undefined;
    proxy.onAnswered = undefined;
    service = start();
    proxy.target = await service.ready;
    const again = JSON.stringify(dataOf(await send()));
    const twice = JSON.stringify(dataOf(await send()));
    const [row] = await context.sql<{ count: number }[]>`
      select count(*)::integer as count from hand_over where tracking_code = ${code}`;
    outcomes.push(
      `${answered ? 'answered' : 'lost'}, ${row?.count} hand-over, ${again.includes(code) && again === twice ? 'the same answer again' : again}`,
    );
  }
  await proxy.close();
  service.child.kill('SIGTERM');
  await service.ended;
  const faults = await faultsOfParcels(setup, codes);
  return {
    name: 'counter',
    what: `the service killed ${kills} times (kill -9) between a hand-over and its answer, with the line and after it`,
    figure: `${counted(outcomes)}; ${faults.length} wrong in the database`,
    isMet:
      faults.length === 0 &&
      outcomes.every((outcome) => outcome === 'lost, 1 hand-over, the same answer again'),
  };
}

async function givingAt(clerk: Clerk, customerCode: string, code: string): Promise<() => Promise<Reply>> {
  const { id } = await clerk.openByDocument(customerCode);
  const requestId = randomUUID();
  return () => clerk.give(id, code, requestId);
}

function givingLate(
  { address, token }: Clerk,
  { deviceId, customerCode, code }: { deviceId: string; customerCode: string; code: string },
): () => Promise<Reply> {
  const at = new Date().toISOString();
  const scan = {
    scanId: randomUUID(),
    seq: 1,
    at,
    action: 'GIVE',
    code,
    visit: randomUUID(),
    customerCode,
    document: { type: 'PASSPORT', end: '0001' },
  };
  return async () => {
    const response = await fetch(`${address}/api/stations/scans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', token },
      body: JSON.stringify({ deviceId, sentAt: at, scans: [scan] }),
    });
    const { data, error } = (await response.json()) as {
      data: { list: { verdict: string; say: string }[] } | null;
      error?: string;
    };
    const [answer] = data?.list ?? [];
    // Whether it is a repetition is said beside the answer.
    return { status: response.status, error, data: { code, verdict: answer?.verdict, say: answer?.say } };
  };
}
