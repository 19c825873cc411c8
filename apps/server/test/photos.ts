import { randomUUID } from 'node:crypto';
import { call } from './accounts.ts';
import { screenshot } from './pictures.ts';
import type { StationPerson } from './stations.ts';
import type { TestApp } from './test-app.ts';

export type TestPhoto = {
  photoId: string;
  deviceId: string;
  scanId: string;
  code: string;
  kind: string;
  bytes: Buffer;
  mediaType: string;
};

/** Sends a photo of a box as a station does; the answer as it comes. */
export async function sendPhoto(
  { app, context }: Pick<TestApp, 'app' | 'context'>,
  { token }: Pick<StationPerson, 'token'>,
  { bytes, mediaType = 'image/jpeg', photoId = randomUUID(), ...facts }: Partial<TestPhoto>,
) {
  const photoQuery = {
    scanId: randomUUID(),
    kind: 'BOX',
    takenAt: context.clock.now().toISOString(),
    ...facts,
  };
  const query = new URLSearchParams(photoQuery as Record<string, string>);
  return call(app, 'PUT', `/stations/photos/${photoId}?${query}`, {
    token,
    headers: { 'content-type': mediaType },
    body: bytes ?? (await screenshot(320, 240, 'jpeg')),
  });
}
