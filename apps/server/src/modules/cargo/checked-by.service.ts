import type { Context } from '../../context.ts';
import type { CarryAct } from './container-kind.service.ts';

/** Who has checked something by a scan, and when. */
export function checkedBy(
  { clock }: Pick<Context, 'clock'>,
  { principal, device }: CarryAct,
  { scanId }: { scanId: string },
) {
  return { scanId, at: clock.now(), by: principal.name, device };
}
