import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { runCommand, type CommandEnd } from '../../test/commands.ts';
import { newCustomer } from '../../test/orders.ts';
import { createTestApp, type TestApp } from '../../test/test-app.ts';
import { environmentOf } from '../../test/two-services.ts';

const command = fileURLToPath(new URL('warehouse.ts', import.meta.url));

let service: TestApp;
beforeAll(async () => {
  service = await createTestApp();
});

const settings = () => ({ ...process.env, ...environmentOf(service.address) });

const runWarehouse = (...args: string[]) => runCommand({ name: 'warehouse', args, env: settings() });

/** The command as an operator types it, in a process of its own, on the database of a running service. */
function startWarehouse(...args: string[]): Promise<CommandEnd> {
  return new Promise((resolve) => {
    const env = settings();
    execFile(process.execPath, [command, ...args], { env }, (error, out, err) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, err });
    });
  });
}

const yiwu = [
  ...['--recipient', '捷运 {customerCode}', '--phone', '138 0000 0000'],
  ...['--region', '浙江省 金华市 义乌市', '--street', '银海路88号 ({customerCode})', '--postcode', '322000'],
];

async function addresses() {
  const { ask } = await newCustomer(service);
  const { json } = await ask('GET', '/warehouse-address');
  return (json['data'] as { list: { code: string; name: string; phone: string }[] }).list;
}

describe('npm run warehouse', () => {
  test('sets the address of a warehouse that is there, and takes it from customers again', async () => {
    const set = await startWarehouse('set', 'YIWU-WH', ...yiwu);
    expect(set).toMatchObject({ code: 0, err: '' });
    expect(set.out).toBe(
      'YIWU-WH (Yiwu warehouse, Yiwu): shown to customers. What TJ-10482 sees:\n' +
        '  收货人：捷运 TJ-10482\n  手机号码：13800000000\n  所在地区：浙江省 金华市 义乌市\n' +
        '  详细地址：银海路88号 (TJ-10482)\n  邮政编码：322000\n',
    );
    await expect.poll(addresses, { timeout: 300_000 }).toMatchObject([{ code: 'YIWU-WH' }]);
    expect((await runWarehouse('hide', 'YIWU-WH')).out).toContain('hidden from customers');
    await expect.poll(addresses, { timeout: 300_000 }).toEqual([]);
    expect(await runWarehouse('set', 'YIWU-WH', ...yiwu)).toEqual(set);
  });

  test('makes a warehouse that is missing, and says what a new one needs', async () => {
    expect(await runWarehouse('set', 'GZ-WH', ...yiwu)).toEqual({
      code: 1,
      out: '',
      err: '--city: This field is required.\n',
    });
    const { code, out } = await runWarehouse(
      'set',
      'GZ-WH',
      ...yiwu,
      '--city',
      'GUANGZHOU',
      '--name-en',
      'South',
    );
    expect({ code, head: out.split(':')[0] }).toEqual({ code: 0, head: 'GZ-WH (South, Guangzhou)' });
    expect((await runWarehouse('list')).out).toContain('GZ-WH (South, Guangzhou): shown to customers');
  });

  test('refuses what the console refuses, line by line', async () => {
    const { code, out, err } = await runWarehouse('set', 'YIWU-WH', '--recipient', '捷运', '--phone', '1999');
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err.split('\n').map((line) => line.split(':')[0])).toEqual([
      '--recipient',
      '--phone',
      '--region',
      '--street',
      '--postcode',
      '',
    ]);
    expect(err).toContain('The mark {customerCode} must stand here');
    const badCode = await runWarehouse('set', 'gz wh', ...yiwu, '--city', 'GUANGZHOU');
    expect(badCode.err).toMatch(/^CODE: /);
    expect((await runWarehouse('hide', 'NO-WH')).code).toBe(1);
    expect(await runWarehouse('set', 'YIWU-WH')).toMatchObject({ code: 2, out: '' });
  });
});
