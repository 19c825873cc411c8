import { expect } from 'vitest';
import { checkDerived } from '../src/commands/check-derived.ts';
import { moveParcel } from '../src/modules/tracking/tracking.service.ts';
import { call } from './accounts.ts';
import { newTrackingCode } from './build.ts';
import { newCustomer, newOrder, orderOf, whole, type Customer } from './orders.ts';
import { runEvents, type TestApp } from './test-app.ts';
import { staffPrincipal } from './principals.ts';

/** What tests of codes that several customers declare have in common, over one service. */
export function declaringTwice(service: TestApp, pickupPointId: number) {
  const customer = () => newCustomer(service);
  const declare = (caller: Customer, trackingCodes: string[], fields: object = whole) =>
    newOrder(caller, pickupPointId, { ...fields, trackingCodes });
  const submit = async (caller: Customer, code: string) =>
    orderOf(await caller.ask('POST', `/orders/${code}/submit`));
  return {
    customer,
    declare,
    submit,
    read: async (caller: Customer, code: string) => orderOf(await caller.ask('GET', `/orders/${code}`)),
    /** What everybody is shown of a code. */
    async tracked(code: string): Promise<Record<string, unknown>> {
      const answer = await call(service.app, 'POST', '/track/query', { body: { trackingCodeList: [code] } });
      return (answer.json['data'] as { detailList: Record<string, unknown>[] }).detailList[0] ?? {};
    },
    /** Two customers with submitted orders that wait for one code. */
    async twice() {
      const code = newTrackingCode();
      const [first, second] = [await customer(), await customer()];
      const one = await submit(first, (await declare(first, [code])).code);
      const other = await submit(second, (await declare(second, [code])).code);
      return { code, first, second, one, other };
    },
    /** A station of the warehouse reports the receipt, with what it reads on the box. */
    receive: (code: string, customerCode?: string) =>
      moveParcel(service.context, code, {
        type: 'CN_RECEIVED',
        actor: staffPrincipal('china-operator', 'wang'),
        source: 'station',
        ...(customerCode === undefined ? {} : { box: { customerCode } }),
      }),
    async lettersAbout(code: string): Promise<{ to: string; letter: string }[]> {
      await runEvents(service);
      return service.context.sql<{ to: string; letter: string }[]>`
        select recipient as "to", name as letter from letter
        where params ->> 'trackingCode' = ${code} and name <> 'claimApproved'`;
    },
    /** All that is derived is what the histories come to. */
    async isWhole(): Promise<void> {
      const { lines } = await checkDerived(service.context);
      expect(lines.slice(1)).toEqual(['all agree']);
    },
  };
}
