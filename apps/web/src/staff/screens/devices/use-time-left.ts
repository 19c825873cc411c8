import { clockOffsetMs } from '../../../shared/session/session-storage.ts';
import { useSecondsUntil } from '../../../shared/ui/use-seconds-until.ts';

/** Seconds until a moment by the clock of the service, counting down to 0. */
export function useTimeLeft(moment: string | undefined): number {
  return useSecondsUntil(moment === undefined ? undefined : Date.parse(moment) - clockOffsetMs());
}
