import { expect, expectTypeOf, test } from 'vitest';
import type { call as madeCall } from './call.ts';
import type { CallName, CurrentOf, FileCallName, ReplyTo } from './calls.ts';
import type { fetchFile as fetchedFile } from './fetch-file.ts';

// The compiler judges what stands here (`npm run check`): each line marked so must be an error of types. Nothing is
// called.
declare const call: typeof madeCall;
declare const fetchFile: typeof fetchedFile;
declare const file: Blob;

function unmade(...calls: readonly (() => unknown)[]): void {
  expect(calls.length).toBeGreaterThan(0);
}

test('every call of the contract has a name of its own', () => {
  expectTypeOf<string extends CallName ? 'any' : 'known'>().toEqualTypeOf<'known'>();
  expectTypeOf<Extract<CallName, 'GET /orders/{code}' | 'PUT /staff/channels/{id}'>>().not.toBeNever();
  expectTypeOf<Extract<CallName, FileCallName>>().toBeNever();
});

test('a misspelt path, method or name in a path is an error', () => {
  unmade(
    () => call('PUT /price/versions/{id}', { params: { id: '1' }, body: {} as never }),
    // @ts-expect-error -- versions, not version
    () => call('POST /price/version/{id}/publish', { params: { id: '1' }, body: { revision: 1 } }),
    // @ts-expect-error -- a code is an answer to GET
    () => call('POST /orders/{code}', { params: { code: 'A' } }),
    // @ts-expect-error -- the path has a code, no id
    () => call('GET /orders/{code}', { params: { id: 'A' } }),
    // @ts-expect-error -- the path needs its code
    () => call('GET /orders/{code}', {}),
  );
});

test('a renamed key of a body is an error, and a body that is missing or not wanted', () => {
  unmade(
    () => call('PUT /profile/pickup-point', { body: { pickupPointId: 1, planVersion: 'a' } }),
    // @ts-expect-error -- pickupPointId
    () => call('PUT /profile/pickup-point', { body: { pointId: 1, planVersion: 'a' } }),
    // @ts-expect-error -- a point has a number
    () => call('PUT /profile/pickup-point', { body: { pickupPointId: '1', planVersion: 'a' } }),
    // @ts-expect-error -- nothing is sent
    () => call('PUT /profile/pickup-point', {}),
    // @ts-expect-error -- a cancellation says nothing more
    () => call('POST /orders/{code}/cancel', { params: { code: 'A' }, body: {} }),
    // @ts-expect-error -- email, not sms
    () => call('POST /auth/send-code', { body: { channel: 'sms', target: 'a', scene: 'reset' } }),
  );
});

test('a renamed key of a body that may be left out is an error where it is written', () => {
  const params = { code: 'A' };
  unmade(
    () =>
      call('POST /claims/{code}/refuse', { params, body: { requestId: 'a', reason: 'OTHER', comment: '' } }),
    // @ts-expect-error -- comment
    () => call('POST /claims/{code}/refuse', { params, body: { requestId: 'a', reason: 'OTHER', text: '' } }),
  );
});

test('a forgotten version or request id is an error', () => {
  const params = { id: '1' };
  unmade(
    () => call('POST /price/versions/{id}/discard', { params, body: { revision: 1 } }),
    () => call('PUT /recipients/{id}', { params, body: { version: 1, name: 'a', phone: 'b' } }),
    () => call('POST /recipients', { body: { requestId: 'a', name: 'a', phone: 'b' } }),
    // @ts-expect-error -- the revision that was seen
    () => call('POST /price/versions/{id}/discard', { params, body: {} }),
    // @ts-expect-error -- the version that was seen
    () => call('PUT /recipients/{id}', { params, body: { name: 'a', phone: 'b' } }),
    // @ts-expect-error -- sent twice it would be made twice
    () => call('POST /recipients', { body: { name: 'a', phone: 'b' } }),
  );
});

test('the query takes what the call takes: numbers and flags as they are', () => {
  unmade(
    () => call('GET /orders', { query: { limit: 10, search: undefined } }),
    // @ts-expect-error -- limit
    () => call('GET /orders', { query: { size: 10 } }),
    // @ts-expect-error -- there is no such order
    () => call('GET /orders', { query: { sort: 'cheapest' } }),
    // @ts-expect-error -- nothing can be asked of it
    () => call('GET /recipients', { query: { limit: 10 } }),
  );
});

test('an upload takes a file, and a call that answers with a file is no other', () => {
  const request = { params: { id: 'a' }, query: { name: 'b.csv' } };
  unmade(
    () => call('PUT /declaration-files/{id}', { ...request, file }),
    // @ts-expect-error -- the file
    () => call('PUT /declaration-files/{id}', request),
    () => fetchFile('POST /fba-order/export', { body: { columns: ['orderCode'] } }),
    // @ts-expect-error -- answers with a file
    () => call('POST /fba-order/export', { body: {} }),
    // @ts-expect-error -- answers with rows
    () => fetchFile('GET /orders', {}),
  );
});

test('the answer is that of the contract', () => {
  expectTypeOf<ReplyTo<'POST /staff/users/{id}/end-logins'>>().toEqualTypeOf<{ ended: number }>();
  expectTypeOf<ReplyTo<'GET /recipients'>[number]['phone']>().toEqualTypeOf<string>();
  unmade(async () => {
    const reply = await call('GET /orders/{code}', { params: { code: 'A' } });
    // @ts-expect-error -- an order has a code, no number
    return reply.orderNumber;
  });
});

test('a refusal with 409 brings the row as the answer would have', () => {
  expectTypeOf<CurrentOf<'PUT /staff/notices/{id}'>>().toEqualTypeOf<ReplyTo<'GET /staff/notices/{id}'>>();
  expectTypeOf<CurrentOf<'GET /staff/notices/{id}'>>().toBeNever();
});
