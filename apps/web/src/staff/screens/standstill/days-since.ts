import { dushanbeDay, startOfDushanbeDay } from '@rohi/contract/dushanbe-time';
import { serverNow } from '../../../shared/session/session-state.ts';

const dayMs = 86_400_000;

/** Days in Dushanbe from that of a moment until today, as the service counts what stands too long. */
export function daysSince(moment: string): number {
  const began = (at: Date) => startOfDushanbeDay(dushanbeDay(at)).getTime();
  return Math.max(0, Math.round((began(new Date(serverNow())) - began(new Date(moment))) / dayMs));
}
