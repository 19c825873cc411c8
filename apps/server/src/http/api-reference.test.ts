import { allEndpoints } from '@rohi/contract/all-endpoints';
import { errorCatalogue } from '@rohi/contract/errors';
import { expect, test } from 'vitest';
import { createTestApp } from '../../test/test-app.ts';
import { toRouterPath } from './serve.ts';

test('every call of the contract stands in the OpenAPI document with its failures, and is served', async () => {
  const { app } = await createTestApp();
  const document = (await app.inject('/api/docs/json')).json();
  expect(document.openapi).toBe('3.1.0');
  for (const endpoint of allEndpoints) {
    const call = document.paths[`/api${endpoint.path}`][endpoint.method.toLowerCase()];
    expect(call.summary).toBe(endpoint.summary);
    for (const error of endpoint.errors)
      expect(call.responses[errorCatalogue[error].status].description).toContain(error);
    expect(app.hasRoute({ method: endpoint.method, url: toRouterPath(endpoint.path) })).toBe(true);
    const refused = JSON.stringify(call.responses[409] ?? {});
    expect([endpoint.path, refused.includes('"current"')]).toEqual([endpoint.path, !!endpoint.current]);
  }
  expect(JSON.stringify(document)).not.toContain('$schema');
});

test('the reference page works without anything from outside', async () => {
  const { app } = await createTestApp();
  const page = await app.inject('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('swagger-ui');
  expect(page.body).not.toMatch(/(?:src|href)="https?:/);
  expect(page.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
});
