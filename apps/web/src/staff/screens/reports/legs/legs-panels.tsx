import { useQuery } from '@tanstack/react-query';
import type { ReplyTo } from '../../../../shared/api/calls.ts';
import { call } from '../../../../shared/api/call.ts';
import { Answered } from '../../../kit/ui/answered.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { daysText, wholeShareText } from '../figures.ts';
import { ScrolledTable } from '../scrolled-table.tsx';
import { legsTexts } from '../../screen-words.ts';
import { Text } from '../../../../shared/ui/primitives.tsx';
import tableCss from '../bucket-table.module.css';
import css from './legs-panels.module.css';

type Legs = ReplyTo<'GET /reports/legs'>;
type Road = Legs['roads'][number];
type Promised = Legs['promises'][number];

/** How long roads take, and whether the days of arrival that were shown came true. */
export function LegsPanels() {
  const answer = useQuery({
    queryKey: ['reports', 'legs'],
    queryFn: ({ signal }) => call('GET /reports/legs', { quiet: true, signal }),
  });
  const texts = legsTexts.read();
  return (
    <Answered answer={answer}>
      {({ roads, promises, enoughTrips }) => (
        <>
          <Panel title={texts.title}>
            <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft" size={14} className={css.lead}>
              {roads.length === 0 ? texts.none : texts.lead}
            </Text>
            {roads.length > 0 && <LegsTable roads={roads} enough={enoughTrips} />}
          </Panel>
          <Panel title={texts.promises.title}>
            <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft" size={14} className={css.lead}>
              {promises.length === 0 ? texts.promises.none : texts.promises.lead}
            </Text>
            {promises.length > 0 && <PromisesTable promises={promises} />}
          </Panel>
        </>
      )}
    </Answered>
  );
}

function LegsTable({ roads, enough }: { roads: readonly Road[]; enough: number }) {
  const { title, leg, trips, p10, p50, p90 } = legsTexts.read();
  return (
    <ScrolledTable label={title} columns={[leg, p50, p10, p90, trips]} className={css.table}>
      {roads.map((road) => (
        <RoadRows key={`${road.channelId} ${road.season}`} road={road} enough={enough} />
      ))}
    </ScrolledTable>
  );
}

function RoadRows({ road, enough }: { road: Road; enough: number }) {
  const { seasons, basis, legs } = legsTexts.read();
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={5} className={css.road}>
          <Text as="span" display="block" weight={600}>
            {road.channel}, {seasons[road.season]}
          </Text>
          <span className={css.basis}>{basis[road.basis](road.trips, enough)}</span>
        </th>
      </tr>
      {road.legs.map(({ leg, p10, p50, p90, trips }) => (
        <tr key={leg} className={leg === 'RECEIPT_POINT' ? tableCss.total : undefined}>
          <th scope="row">{legs[leg]}</th>
          <td>{daysText(p50)}</td>
          <td>{daysText(p10)}</td>
          <td>{daysText(p90)}</td>
          <td>{trips}</td>
        </tr>
      ))}
    </tbody>
  );
}

function PromisesTable({ promises }: { promises: readonly Promised[] }) {
  const { title, span, spans, met, off, width, count } = legsTexts.read().promises;
  return (
    <ScrolledTable label={title} columns={[span, met, off, width, count]} className={css.table}>
      <tbody>
        {promises.map(({ span: of, shown, constant }) => (
          <tr key={of}>
            <th scope="row">{spans[of]}</th>
            <Compared shown={wholeShareText(shown.metPct)} constant={wholeShareText(constant.metPct)} />
            <Compared shown={daysText(shown.daysOff)} constant={daysText(constant.daysOff)} />
            <Compared shown={daysText(shown.width)} constant={daysText(constant.width)} />
            <td>{shown.promises}</td>
          </tr>
        ))}
      </tbody>
    </ScrolledTable>
  );
}

function Compared({ shown, constant }: { shown: string; constant: string }) {
  return (
    <td>
      {shown}
      <span className={css.beside}>{legsTexts.read().promises.beside(constant)}</span>
    </td>
  );
}
