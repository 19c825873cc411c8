import type { WaitingGoods as Goods } from '@rohi/contract/linehaul/trip-board.contract';
import { isBeforeDeparture } from '@rohi/contract/trips/trip-words';
import { useState } from 'react';
import { formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { ToneLabel } from '../../../../shared/ui/tone-label.tsx';
import { useStaffRoute } from '../../../kit/router/staff-router.ts';
import { Panel } from '../../../kit/ui/panel.tsx';
import { MoveDialog } from '../channels/move-dialog.tsx';
import { moveTexts, tripsTexts } from '../../screen-words.ts';
import type { Board } from '../trip-queries.ts';
import { useNewTripHref } from '../new-trip.ts';
import { tripHref, tripPlanHref } from '../trip-href.ts';
import { Box, Text } from '../../../../shared/ui/primitives.tsx';
import css from './waiting-goods.module.css';

type WaitingProps = { board: Board; mayEdit: boolean };

/** What waits in China by channel: how long, whether the promises hold, with which trip, and the one thing to do. */
export function WaitingGoods({ board: { waiting, trips }, mayEdit }: WaitingProps) {
  const { waiting: words, parcels } = tripsTexts.read();
  const origin = trips.find((each) => each.origin !== null)?.origin ?? '';
  const all = waiting.reduce((sum, each) => sum + each.parcels, 0);
  const title = words.title(origin).replace(/[:：]\s*$/, '');
  if (waiting.length === 0)
    return (
      <Panel title={title}>
        <Text paddingX={20} paddingTop={0} paddingBottom={20} tone="soft">
          {words.none}
        </Text>
      </Panel>
    );
  const heads = [
    words.channel,
    words.count,
    words.weight,
    words.volume,
    words.oldest,
    words.promise,
    words.trip,
  ];
  return (
    <Panel title={title} end={words.lead(parcels(all))}>
      <div className={css.scroll}>
        <Box as="table" wide digits className={css.table}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head}>{head}</th>
              ))}
              {mayEdit && (
                <th>
                  <span className="visually-hidden">{words.make}</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody>
            {waiting.map((goods) => (
              <Row key={goods.channelId} goods={goods} next={nextTrip(trips, goods)} mayEdit={mayEdit} />
            ))}
          </tbody>
        </Box>
      </div>
    </Panel>
  );
}

/** The trip of the channel that is filled and leaves first. */
function nextTrip(trips: Board['trips'], { channelId }: Goods): string | undefined {
  return trips
    .filter((trip) => trip.channelId === channelId && isBeforeDeparture(trip.state))
    .toSorted((a, b) => (a.plannedDepartureAt ?? '9').localeCompare(b.plannedDepartureAt ?? '9'))[0]?.code;
}

type RowProps = { goods: Goods; next: string | undefined; mayEdit: boolean };

function Row({ goods, next, mayEdit }: RowProps) {
  const { waiting: words, days, kg, m3, page, parcels } = tripsTexts.read();
  const { line } = useStaffRoute();
  const newTripHref = useNewTripHref();
  const [isMoving, setMoving] = useState(false);
  const { channel, weightKg, volumeM3, oldestDays, atLimit, trips, isSuspended } = goods;
  return (
    <tr>
      <Box as="th" scope="row" weight={600} className={css.channel}>
        {channel} {isSuspended && <ToneLabel tone="gold">{words.suspended}</ToneLabel>}
      </Box>
      <td data-name={words.count}>{parcels(goods.parcels)}</td>
      <td data-name={words.weight}>
        {formatShortDecimal(weightKg)} {kg}
      </td>
      <td data-name={words.volume}>
        {formatShortDecimal(volumeM3)} {m3}
      </td>
      <td data-name={words.oldest}>{days(oldestDays)}</td>
      <td data-name={words.promise} data-limit={atLimit > 0}>
        {atLimit > 0 ? words.atLimit(String(atLimit)) : words.inTime}
      </td>
      <td data-name={words.trip}>
        {trips.length === 0
          ? words.noTrip
          : trips.map(({ code, parcels: count }) => (
              <Text as="a" key={code} href={tripHref(line, code)} display="block" lines="nowrap">
                {words.inTrip(code, String(count))}
              </Text>
            ))}
      </td>
      {mayEdit && (
        <td className={css.act}>
          {isSuspended ? (
            <Box
              as="button"
              type="button"
              paddingX={14}
              paddingY={8}
              fill="lapis-soft"
              radius="control"
              tone="lapis"
              className={css.button}
              onClick={() => setMoving(true)}
            >
              {moveTexts.read().act}
            </Box>
          ) : (
            <Text
              as="a"
              href={next === undefined ? newTripHref(goods.channelId) : tripPlanHref(line, next)}
              paddingX={14}
              paddingY={8}
              fill="lapis-soft"
              radius="control"
              tone="lapis"
              className={css.button}
            >
              {next === undefined ? words.make : page.plan}
            </Text>
          )}
          {isMoving && <MoveDialog goods={goods} onClose={() => setMoving(false)} />}
        </td>
      )}
    </tr>
  );
}
