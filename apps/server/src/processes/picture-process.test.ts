/** Pictures that are sent to a service of several processes, while the process that decodes them is killed. */
import { execFileSync } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';
import { createOrderApp, newCustomer } from '../../test/orders.ts';
import { screenshot } from '../../test/pictures.ts';
import { isAlive, pidOf } from '../../test/supervised-service.ts';
import { startServices } from '../../test/two-services.ts';

/** The process for pictures that this one has started. */
function picturesOf(parent: number): number | undefined {
  const lines = execFileSync('ps', ['-axo', 'pid=,ppid=,args=']).toString().split('\n');
  const own = lines
    .map((line) => line.trim().split(/\s+/))
    .find(([, ppid, ...args]) => Number(ppid) === parent && args.join(' ').includes('picture-child.ts'));
  return own && Number(own[0]);
}

test('kill -9 of the process for pictures in the middle of one: it is taken, and so is the next; killed with its parent nothing is left of it', async () => {
  const { service } = await createOrderApp();
  // The other service lives by the true time: a token of the test's own would be over there.
  service.clock.set(new Date().toISOString());
  const farhod = await newCustomer(service);
  const { addresses, children, stop } = await startServices(service.address, 1, {
    PROCESSES: '1',
    LOG_LEVEL: 'info',
  });
  onTestFinished(stop);
  const [child] = children;
  if (child === undefined) throw new RangeError('no service was started');
  const bytes = await screenshot();
  const send = async () => {
    const response = await fetch(`${addresses[0]}/api/profile/claims/pictures`, {
      method: 'POST',
      headers: { token: farhod.token, 'content-type': 'image/png' },
      body: new Uint8Array(bytes),
    });
    return [response.status, ((await response.json()) as { code: number }).code];
  };
  expect(await send()).toEqual([200, 0]);

  const work = await pidOf(child, 'work');
  const pictures = picturesOf(work) ?? 0;
  process.kill(pictures, 'SIGSTOP');
  const cut = send();
  // The answering process does not wait for it.
  expect((await fetch(`${addresses[0]}/readyz`)).status).toBe(200);
  process.kill(pictures, 'SIGKILL');
  expect(await cut).toEqual([200, 0]);
  const next = picturesOf(work) ?? 0;
  expect(next).not.toBe(pictures);
  expect(await send()).toEqual([200, 0]);

  process.kill(work, 'SIGKILL');
  await expect.poll(() => isAlive(next), { timeout: 300_000 }).toBe(false);
  expect(await send()).toEqual([200, 0]);
});
