import { expect, test } from 'vitest';
import { dataOf, stationPerson } from '../../../../test/stations.ts';
import { createTestApp } from '../../../../test/test-app.ts';

test('colleagues are called by their names, and by their login names too where two have one name', async () => {
  const service = await createTestApp();
  const clerk = await stationPerson(service, 'support');
  const [one, two, other, customer] = await Promise.all([
    stationPerson(service, 'pickup-clerk'),
    stationPerson(service, 'pickup-clerk'),
    stationPerson(service, 'dispatcher'),
    stationPerson(service, 'customer'),
  ]);
  const rename = (username: string, name: string) => service.context.sql`
    update user_account set name = ${name} where username = ${username}`;
  await rename(one.account.username, 'Ситора Бобоева');
  await rename(two.account.username, 'Ситора Бобоева');
  await rename(other.account.username, 'Исмат Раҷабов');
  await service.context.sql`
    update user_account set disabled_at = now() where username = ${other.account.username}`;
  const names = new Map(
    dataOf<{ username: string; name: string }[]>(await clerk.get('/common/staff-names')).map(
      ({ username, name }) => [username, name],
    ),
  );
  expect(names.get(one.account.username)).toBe(`Ситора Бобоева (${one.account.username})`);
  expect(names.get(two.account.username)).toBe(`Ситора Бобоева (${two.account.username})`);
  expect(names.get(other.account.username)).toBe('Исмат Раҷабов');
  expect(names.has(customer.account.username)).toBe(false);
  expect((await customer.get('/common/staff-names')).status).toBe(403);
});
