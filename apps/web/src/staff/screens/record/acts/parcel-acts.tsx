import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { recordTexts } from '../../screen-words.ts';
import { ActDialog } from './act-dialog.tsx';
import { allActs, type AnyAct, type ParcelVerdicts } from './act-kinds.ts';
import { AssignDialog } from './assign-act.tsx';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../../shared/api/call.ts';
import { Dialog } from '../../../kit/ui/dialog.tsx';
import { Grid, Row, Text } from '../../../../shared/ui/primitives.tsx';
import css from './act-dialog.module.css';

/** An act that fits none of the parcels, and what stands against it. */
type RefusedAct = { act: AnyAct; why: readonly string[] };

/**
 * The acts that fit none of these parcels, each with the reasons there are; one that all have had already is left out.
 */
function refusedFor(parcels: readonly ParcelVerdicts[], acts: readonly AnyAct[]): RefusedAct[] {
  return acts.flatMap((act) => {
    if (parcels.some((parcel) => parcel[act].fits)) return [];
    const why = [...new Set(parcels.flatMap((parcel) => parcel[act].why ?? []))];
    return why.length === 0 ? [] : [{ act, why }];
  });
}

/** Says of each act that cannot be done now why not. */
function RefusedActs({ refused, onClose }: { refused: readonly RefusedAct[]; onClose: () => void }) {
  const { acts } = recordTexts.read();
  return (
    <Dialog title={acts.refused.title} onClose={onClose}>
      <Grid gap={16} paddingX={24} paddingTop={4} paddingBottom={20}>
        <Grid as="dl" gap={12} className={css.refused}>
          {refused.map(({ act, why }) => (
            <div key={act}>
              <Text as="dt" weight={600}>
                {acts[act].button}
              </Text>
              <dd>{why.join(' ')}</dd>
            </div>
          ))}
        </Grid>
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{acts.close}</Button>
        </Row>
      </Grid>
    </Dialog>
  );
}

/** Parcels by their codes, or all of some orders. */
type Judged = { ids: readonly string[] } | { orders: readonly string[] };

/** So many parcels are asked about in one call, and the parcels of so many orders. */
const mostAtOnce = { ids: 100, orders: 10 };

/** What may be done to these parcels now, and why not; asked anew whenever they are. */
function useVerdicts(judged: Judged) {
  return useQuery({
    queryKey: ['/staff/parcels', 'acts', judged],
    queryFn: async ({ signal }) => {
      const kind = 'ids' in judged ? 'ids' : 'orders';
      const codes = 'ids' in judged ? judged.ids : judged.orders;
      const list: ParcelVerdicts[] = [];
      for (let from = 0; from < codes.length; from += mostAtOnce[kind]) {
        const body = { [kind]: codes.slice(from, from + mostAtOnce[kind]) };
        list.push(...(await call('POST /staff/parcels/acts', { body, quiet: true, signal })).list);
      }
      return list;
    },
    staleTime: 0,
  });
}

type ParcelActsProps = { of: Judged; onDone?: () => void };

/**
 * What can be done with one parcel, or with all that are ticked; how many an act fits is said before it is pressed. An
 * act that the service would refuse to all of them is not offered: why not stands behind a button of its own.
 */
export function ParcelActs({ of, onDone }: ParcelActsProps) {
  const { data } = useVerdicts(of);
  const [open, setOpen] = useState<AnyAct | 'refused'>();
  if (data === undefined || data.length === 0) return null;
  const { acts } = recordTexts.read();
  const offered = allActs.filter((act) => data.some((parcel) => parcel[act].fits));
  const refused = refusedFor(data, allActs);
  const close = () => setOpen(undefined);
  const finish = () => {
    close();
    onDone?.();
  };
  return (
    <>
      {offered.map((act) => (
        <Button key={act} onPress={() => setOpen(act)}>
          {acts[act].button}
          {data.length > 1 && ` · ${acts.ofMany(countOf(data, act), data.length)}`}
        </Button>
      ))}
      {refused.length > 0 && (
        <Button kind="quiet" onPress={() => setOpen('refused')}>
          {acts.refused.button(refused.length)}
        </Button>
      )}
      {open === 'refused' && <RefusedActs refused={refused} onClose={close} />}
      {open === 'assign' && <AssignDialog parcels={data} onClose={close} onDone={finish} />}
      {open !== undefined && open !== 'refused' && open !== 'assign' && (
        <ActDialog kind={open} parcels={data} onClose={close} onDone={finish} />
      )}
    </>
  );
}

function countOf(parcels: readonly ParcelVerdicts[], act: AnyAct): number {
  return parcels.filter((parcel) => parcel[act].fits).length;
}
