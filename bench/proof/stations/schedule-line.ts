/** The calls of a device over a line that fails. */
import type { ScanAnswer } from '@rohi/contract/stations/scans.contract';
import { outcomeOfFailure } from '../../../apps/web/src/staff/stations/scan-queue/failure-outcome.ts';
import type { QueuedScan } from '../../../apps/web/src/staff/stations/scan-queue/queued-scan.ts';
import type { SendOutcome } from '../../../apps/web/src/staff/stations/scan-queue/send-waiting.ts';

/** Whether the service answers. */
export async function beat(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/healthz`)).ok;
  } catch {
    return false;
  }
}

type Sent = { device: string; scans: readonly QueuedScan<object, ScanAnswer>[]; sentAt: number };

/** The call as the console makes it, and what it means for the scans. */
export async function sendScans(
  address: string,
  token: string,
  { device, scans, sentAt }: Sent,
): Promise<SendOutcome<ScanAnswer>> {
  const body = JSON.stringify({
    deviceId: device,
    sentAt: new Date(sentAt).toISOString(),
    scans: scans.map(({ facts, scanId, seq }) => ({ ...facts, scanId, seq })),
  });
  try {
    const headers = { 'content-type': 'application/json', token };
    const response = await fetch(`${address}/api/stations/scans`, { method: 'POST', headers, body });
    const answer = parsed(await response.text());
    if (answer === undefined) return outcomeOfFailure(response.status, 'client.badAnswer');
    if (answer.success) return { kind: 'answered', answers: answer.data.list };
    return outcomeOfFailure(answer.code, answer.error);
  } catch {
    return { kind: 'silent' };
  }
}

type Envelope =
  | { success: true; data: { list: ScanAnswer[] } }
  | { success: false; code: number; error: string };

function parsed(text: string): Envelope | undefined {
  try {
    const answer = JSON.parse(text) as Envelope | null;
    return typeof answer === 'object' && answer !== null && 'success' in answer ? answer : undefined;
  } catch {
    return undefined;
  }
}
