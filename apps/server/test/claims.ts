import { randomUUID } from 'node:crypto';
import { call, logIn, newAccount, type Answer } from './accounts.ts';
import { builders } from './build.ts';
import type { Customer } from './orders.ts';
import { screenshot } from './pictures.ts';
import type { TestApp } from './test-app.ts';

/** Sends a picture for a claim. */
export function sendPicture(
  { app }: Pick<TestApp, 'app'>,
  { token }: Pick<Customer, 'token'>,
  bytes: Buffer,
  mediaType = 'image/png',
): Promise<Answer> {
  const headers = { 'content-type': mediaType };
  return call(app, 'POST', '/profile/claims/pictures', { token, headers, body: bytes });
}

/** The id of a picture that was taken. */
export async function newPicture(service: TestApp, customer: Customer): Promise<string> {
  const { json } = await sendPicture(service, customer, await screenshot());
  if (json['code'] !== 0) throw new Error(`picture refused: ${JSON.stringify(json)}`);
  return (json['data'] as { pictureId: string }).pictureId;
}

/** A parcel without an owner that has reached the hub. */
export function ownerlessParcel(
  { context }: Pick<TestApp, 'context'>,
  facts: { orderCode?: string | null; pickupPointId?: number | null; customerCode?: string | null } = {},
): Promise<string> {
  return builders(context).parcelAtHub({ facts: { orderCode: null, ...facts }, flag: 'UNIDENTIFIED' });
}

/** The answer to a claim with a picture of its own. */
export async function claimParcel(
  service: TestApp,
  customer: Customer,
  trackingCode: string,
  fields: Record<string, unknown> = {},
): Promise<Answer> {
  const pictureId = await newPicture(service, customer);
  return customer.ask('POST', '/profile/claims', {
    requestId: randomUUID(),
    trackingCode,
    pictureId,
    marketplace: 'TAOBAO',
    note: 'Two coats',
    ...fields,
  });
}

export type Claim = { code: string; state: string; orderCode: string | null } & Record<string, unknown>;
export const claimOf = (answer: Answer) => answer.json['data'] as Claim;

/** An open claim; fails the test when it is refused. */
export async function newClaim(service: TestApp, customer: Customer, trackingCode: string): Promise<Claim> {
  const answer = await claimParcel(service, customer, trackingCode);
  if (answer.json['code'] !== 0) throw new Error(`claim refused: ${JSON.stringify(answer.json)}`);
  return claimOf(answer);
}

/** Somebody who decides about claims. */
export async function newDecider({ app, context }: TestApp, role: 'support' | 'hub-operator' = 'support') {
  const account = await newAccount(context, role, role === 'hub-operator' ? { unit: 'DUSHANBE-HUB' } : {});
  const { token } = await logIn(app, account);
  const ask = (method: 'GET' | 'POST', path: string, body?: unknown) =>
    call(app, method, path, { token, ...(body === undefined ? {} : { body }) });
  return {
    account,
    token,
    ask,
    approve: (code: string, requestId: string = randomUUID()) =>
      ask('POST', `/claims/${code}/approve`, { requestId }),
    refuse: (code: string, reason = 'CODE_NOT_SHOWN', comment?: string) =>
      ask('POST', `/claims/${code}/refuse`, {
        requestId: randomUUID(),
        reason,
        ...(comment === undefined ? {} : { comment }),
      }),
  };
}
