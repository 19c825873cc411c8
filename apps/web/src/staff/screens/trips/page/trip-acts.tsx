import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { isBeforeDeparture, isOnTheRoad } from '@rohi/contract/trips/trip-words';
import { ListChecks, MapPinned, Megaphone, Pencil, Truck, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../shared/api/call.ts';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { Icon } from '../../../../shared/ui/icon.tsx';
import { goTo, useStaffRoute } from '../../../kit/router/staff-router.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { DepartDialog } from '../../../kit/trips/depart-dialog.tsx';
import { Button } from '../../../kit/ui/button.tsx';
import { ReasonDialog } from '../acts/reason-dialog.tsx';
import { delayTexts, tripsTexts } from '../../screen-words.ts';
import { ReportDialog } from '../road/report-dialog.tsx';
import { delayHref, tripFormHref, tripPlanHref } from '../trip-href.ts';
import { useTripEvents, useTripsRefresh } from '../trip-queries.ts';
import { mayComeBack } from './may-come-back.ts';

type ActName = 'depart' | 'undo' | 'report' | 'takeBack';

/**
 * What can be done with a trip as it stands, by users who may: plan and depart it, report where it is, edit it, take it
 * back.
 */
export function TripActs({ trip: { id, state } }: { trip: StaffTrip }) {
  const { page, road, acts } = tripsTexts.read();
  const { line } = useStaffRoute();
  const { authorities } = useUser();
  const [opened, setOpened] = useState<ActName>();
  const close = () => setOpened(undefined);
  const isOpen = isBeforeDeparture(state);
  const { data } = useTripEvents(id);
  const may = {
    depart: authorities.includes('trip:depart') && isOpen,
    undo: authorities.includes('trip:depart') && isOnTheRoad(state) && mayComeBack(data?.events),
    report: authorities.includes('trip:position') && isOnTheRoad(state),
    edit: authorities.includes('trip:edit'),
  };
  return (
    <>
      {isOpen && (
        <Button
          kind={state === 'PLANNED' ? 'primary' : 'outline'}
          onPress={() => goTo(tripPlanHref(line, id))}
        >
          <Icon of={ListChecks} size={18} />
          {page.plan}
        </Button>
      )}
      {may.depart && (
        <Button kind={state === 'LOADING' ? 'primary' : 'outline'} onPress={() => setOpened('depart')}>
          <Icon of={Truck} size={18} />
          {acts.depart}
        </Button>
      )}
      {may.report && (
        <Button kind="primary" onPress={() => setOpened('report')}>
          <Icon of={MapPinned} size={18} />
          {road.report}
        </Button>
      )}
      {may.report && (
        <Button onPress={() => goTo(delayHref(line, { trips: id }))}>
          <Icon of={Megaphone} size={18} />
          {delayTexts.read().title}
        </Button>
      )}
      {may.edit && (
        <Button onPress={() => goTo(tripFormHref(line, id))}>
          <Icon of={Pencil} size={18} />
          {page.edit}
        </Button>
      )}
      {may.undo && (
        <Button kind="danger" onPress={() => setOpened('undo')}>
          <Icon of={Undo2} size={18} />
          {acts.undo.yes}
        </Button>
      )}
      {may.edit && isOpen && (
        <Button kind="danger" onPress={() => setOpened('takeBack')}>
          <Icon of={X} size={18} />
          {acts.takeBack.yes}
        </Button>
      )}
      {opened !== undefined && <Opened code={id} act={opened} onClose={close} />}
    </>
  );
}

type OpenedProps = { code: string; act: ActName; onClose: () => void };

function Opened({ code, act, onClose }: OpenedProps) {
  const { acts } = tripsTexts.read();
  const refresh = useTripsRefresh();
  if (act === 'report') return <ReportDialog code={code} onClose={onClose} />;
  if (act === 'depart') return <DepartDialog code={code} onClose={onClose} onDone={refresh} />;
  if (act === 'undo')
    return (
      <ReasonDialog<ReplyTo<'POST /trips/{id}/undo-departure'>>
        {...acts.undo}
        done={({ replanned, elsewhere }) => acts.undo.done(replanned, elsewhere)}
        onClose={onClose}
        send={(body) => call('POST /trips/{id}/undo-departure', { params: { id: code }, body, quiet: true })}
      />
    );
  return (
    <ReasonDialog
      {...acts.takeBack}
      onClose={onClose}
      send={(body) => call('POST /trips/{id}/take-back', { params: { id: code }, body, quiet: true })}
    />
  );
}
