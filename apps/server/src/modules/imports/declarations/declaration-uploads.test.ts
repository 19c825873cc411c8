import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import { listImportLimits } from '@rohi/contract/lists/list-import-limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { call, logIn } from '../../../../test/accounts.ts';
import { confirm, sendFile, upload } from '../../../../test/declarations.ts';
import { createOrderApp, newCustomer, openPoint } from '../../../../test/orders.ts';
import type { TestApp } from '../../../../test/test-app.ts';
import { forgetOldFiles } from '../../files/row-files.service.ts';

let service: TestApp;

beforeAll(async () => {
  ({ service } = await createOrderApp());
});

describe('an upload', () => {
  test('repeated is read once; another file under its id is refused', async () => {
    const farhod = await newCustomer(service);
    const first = await sendFile(service, farhod, 'Goods\nshoes\n');
    const again = await sendFile(service, farhod, 'Goods\nshoes\n', { id: first.id });
    expect(again.file).toEqual(first.file);
    const other = await sendFile(service, farhod, 'Goods\ncoats\n', { id: first.id });
    expect({ status: other.status, error: other.json.error }).toEqual({
      status: 422,
      error: 'imports.otherFile',
    });
  });

  test('is one of so many an hour, the refused ones too; who waits may go on', async () => {
    const made = await createOrderApp({ rateLimit: 1 });
    const farhod = await newCustomer(made.service);
    for (let index = 0; index < declarationLimits.filesPerHour; index += 1) {
      const { status } = await sendFile(
        made.service,
        farhod,
        index % 2 === 0 ? 'Goods\nshoes\n' : 'nothing of ours',
      );
      expect(status).toBe(index % 2 === 0 ? 200 : 422);
      made.service.clock.advance(60_000);
    }
    const refused = await sendFile(made.service, farhod, 'Goods\nshoes\n');
    expect({ status: refused.status, wait: refused.headers['retry-after'] }).toEqual({
      status: 429,
      wait: String(3_600 - 60 * declarationLimits.filesPerHour),
    });
    expect((await sendFile(made.service, await newCustomer(made.service), 'Goods\nshoes\n')).status).toBe(
      200,
    );
    made.service.clock.advance((3_600 - 60 * declarationLimits.filesPerHour) * 1_000);
    const { token } = await logIn(made.service.app, farhod.account);
    expect((await sendFile(made.service, { ...farhod, token }, 'Goods\nshoes\n')).status).toBe(200);
  });

  test('is told of no more rows an hour than a customer declares, so that files find out no codes', async () => {
    const made = await createOrderApp({ rateLimit: 1 });
    const farhod = await newCustomer(made.service);
    const whole = `Goods\n${'shoes\n'.repeat(declarationLimits.maxRows)}`;
    const files = declarationLimits.rowsPerHour / declarationLimits.maxRows;
    for (let index = 0; index < files; index += 1)
      expect((await sendFile(made.service, farhod, whole)).status).toBe(200);
    const over = await sendFile(made.service, farhod, 'Goods\nshoes\n');
    expect({ status: over.status, error: over.json.error }).toEqual({
      status: 429,
      error: 'request.tooMany',
    });
    const stored = await farhod.ask('GET', `/declaration-files/${over.id}`);
    expect(stored.json).toMatchObject({ error: 'imports.fileNotFound' });
    expect((await sendFile(made.service, await newCustomer(made.service), whole)).status).toBe(200);
    made.service.clock.advance(3_600_000);
    const { token } = await logIn(made.service.app, farhod.account);
    expect((await sendFile(made.service, { ...farhod, token }, 'Goods\nshoes\n')).status).toBe(200);
  });

  test('is forgotten after its days, and its orders stay', async () => {
    const made = await createOrderApp();
    const farhod = await newCustomer(made.service);
    const file = await upload(made.service, farhod, 'Goods,Pickup point\nshoes,Kulob\n');
    const { accepted } = await confirm(farhod, file.id);
    made.service.clock.advance((listImportLimits.retentionDays * 24 + 1) * 3_600_000);
    await forgetOldFiles(made.service.context);
    const { token } = await logIn(made.service.app, farhod.account);
    const ask = (path: string) => call(made.service.app, 'GET', path, { token });
    expect((await ask(`/declaration-files/${file.id}`)).json['error']).toBe('imports.fileNotFound');
    expect((await ask(`/orders/${accepted[0]?.id}`)).status).toBe(200);
  });

  test('knows a pickup point that was opened since the last one', async () => {
    const made = await createOrderApp();
    const farhod = await newCustomer(made.service);
    const { context } = made.service;
    await upload(made.service, farhod, 'Goods,Pickup point\nshoes,Kulob\n');
    await openPoint(context, 'HISOR');
    const file = await upload(made.service, farhod, 'Goods,Pickup point\nshoes,Point HISOR\n');
    expect((await confirm(farhod, file.id)).accepted).toHaveLength(1);
  });
});
