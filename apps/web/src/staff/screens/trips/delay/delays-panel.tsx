import type { StaffTrip } from '@rohi/contract/linehaul/trip-list.contract';
import { delayReasonNames } from '@rohi/contract/trips/trip-names';
import { useState } from 'react';
import { locale } from '../../../../shared/i18n/locale.ts';
import { momentText } from '../../../kit/list/moment-text.ts';
import { useUser } from '../../../kit/session/user-info.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { Panel } from '../../../kit/ui/panel.tsx';
import { useTripEvents } from '../trip-queries.ts';
import type { DelayEnding } from './delay-queries.ts';
import { delayTexts } from '../../screen-words.ts';
import { EndDelayDialog } from './end-delay-dialog.tsx';
import { Grid, Row } from '../../../../shared/ui/primitives.tsx';
import css from './delays-panel.module.css';
import { personName } from '../../../kit/people.ts';

/** The delays that customers were informed of; one that stands can be ended, or taken back. */
export function DelaysPanel({ trip: { id } }: { trip: Pick<StaffTrip, 'id'> }) {
  const words = delayTexts.read();
  const { data } = useTripEvents(id);
  const mayEnd = useUser().authorities.includes('trip:position');
  const [ending, setEnding] = useState<{ id: number; act: DelayEnding['act'] }>();
  const delays = data?.delays ?? [];
  if (delays.length === 0) return null;
  return (
    <Panel title={words.standing}>
      <ul className={css.list}>
        {delays.map((delay) => {
          const stands = delay.endedAt === null && delay.takenBackAt === null;
          return (
            <Row
              as="li"
              wrap
              rowGap={8}
              columnGap={16}
              align="center"
              justify="between"
              paddingX={20}
              paddingY={12}
              border="top"
              key={delay.id}
              data-stands={stands}
            >
              <Grid as="p" minWidth={0} breaks>
                <b>
                  {[words.plus(delay.days), delayReasonNames[delay.reason][locale], delay.place]
                    .filter(Boolean)
                    .join(', ')}
                </b>
                <span>{words.announced(momentText(delay.announcedAt), personName(delay.announcedBy))}</span>
                {delay.endedAt !== null && <span>{words.ended(momentText(delay.endedAt))}</span>}
                {delay.takenBackAt !== null && <span>{words.takenBack(momentText(delay.takenBackAt))}</span>}
                {delay.note !== null && <span>{delay.note}</span>}
              </Grid>
              {stands && mayEnd && (
                <Row wrap gap={8}>
                  <Button onPress={() => setEnding({ id: delay.id, act: 'END' })}>{words.end.act}</Button>
                  <Button kind="danger" onPress={() => setEnding({ id: delay.id, act: 'TAKE_BACK' })}>
                    {words.takeBack.act}
                  </Button>
                </Row>
              )}
            </Row>
          );
        })}
      </ul>
      {ending && <EndDelayDialog {...ending} trip={id} onClose={() => setEnding(undefined)} />}
    </Panel>
  );
}
