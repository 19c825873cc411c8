import { publicAccess } from '@rohi/contract/access';
import { allEndpoints } from '@rohi/contract/all-endpoints';
import type { Endpoint } from '@rohi/contract/endpoint';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { unwatchedDisk } from '../platform/disk-room.ts';
import { fileDownload } from '../platform/file-download.ts';
import { serve } from './serve.ts';

const downloads: readonly Endpoint[] = allEndpoints.filter((one: Endpoint) => one.download !== undefined);

test('there are calls that answer with a file', () => {
  expect(downloads.length).toBeGreaterThan(15);
});

// Every call under /api is put on the router by `serve` (access-matrix.test.ts): here each of those that answer with a
// file is, with a page for a file, as if a picture or a table could become one.
test.each(downloads.map((one) => [`${one.method} ${one.path}`, one] as const))(
  'T15: the file of %s is nothing to a browser but a file',
  async (_name, { params: _params, query: _query, body: _body, upload: _upload, ...one }) => {
    const app = fastify();
    app.decorate('servedMethods', new Map<string, string[]>());
    app.decorateRequest('session', null);
    app.decorate('disk', unwatchedDisk);
    const bytes = Buffer.from('<script>alert(1)</script>');
    const types = typeof one.download === 'string' ? [one.download] : (one.download ?? []);
    serve(app, { ...one, access: publicAccess }, () =>
      Promise.resolve(fileDownload({ bytes, mediaType: types[0] ?? '', fileName: 'Файл "1".xlsx' })),
    );
    const url = `/api${one.path.replaceAll(/\{\w+\}/g, 'x')}`;
    const { headers, statusCode } = await app.inject({ method: one.method, url });
    expect(statusCode).toBe(200);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual(
      expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'", 'sandbox']),
    );
    expect(headers).toMatchObject({
      'content-type': types[0],
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''%D0/);
  },
);
