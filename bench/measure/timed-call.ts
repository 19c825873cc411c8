import { setTimeout as pause } from 'node:timers/promises';
import { jsonRequest } from '../peers/peer.ts';
import { askOnce } from './load.ts';

const mostTries = 20;

/**
 * The answer, and the seconds from the request to it; a crowded service is asked again, for the same request. Throws
 * when it was refused otherwise.
 */
export async function timedCall(
  port: number,
  token: string,
  path: string,
  body: object,
): Promise<{ answer: string; seconds: number }> {
  const startedAt = performance.now();
  const request = jsonRequest(`POST /api${path}`, body, [`token: ${token}`]);
  for (let tried = 1; ; tried += 1) {
    const answer = await askOnce(port, request).catch((error: unknown) => String(error));
    if (answer.includes('"success":true'))
      return { answer, seconds: (performance.now() - startedAt) / 1_000 };
    if (!answer.includes('server.busy') || tried === mostTries)
      throw new Error(`${path} was refused: ${answer.slice(0, 300)}`);
    await pause(500);
  }
}
