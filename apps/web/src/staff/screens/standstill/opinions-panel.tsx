import { formatAge } from '../../../shared/format/age.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { figureText } from '../reports/figures.ts';
import { useOpinions } from './standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './side-panels.module.css';

/**
 * What customers have said of hand-overs in thirty days, by point, and the latest that were not good with their
 * parcels.
 */
export function OpinionsPanel() {
  const { title, none, counts, notGood } = standstillTexts.read().opinions;
  const { line } = useStaffRoute();
  const answer = useOpinions();
  return (
    <Panel title={title}>
      <Answered answer={answer}>
        {({ points, latestBad }) =>
          points.length === 0 ? (
            <Text paddingX={20} paddingTop={0} paddingBottom={12} tone="soft">
              {none}
            </Text>
          ) : (
            <ul>
              {points.map(({ pickupPoint, good, bad }) => (
                <Row
                  as="li"
                  key={`point ${pickupPoint.id}`}
                  gap={12}
                  justify="between"
                  paddingX={20}
                  paddingY={10}
                  border="top"
                  size={14}
                >
                  <Text as="span" minWidth={0} weight={600} breaks className={css.name}>
                    {pickupPoint.name}
                  </Text>
                  <Text as="span" flex="none" tone="soft" size={13} digits>
                    {counts(figureText(good, 'PIECE'), figureText(bad, 'PIECE'))}
                  </Text>
                </Row>
              ))}
              {latestBad.map(({ visitId, pickupPoint, customerCode, at, trackingCode }) => (
                <Row
                  as="li"
                  key={visitId}
                  gap={12}
                  justify="between"
                  paddingX={20}
                  paddingY={10}
                  border="top"
                  size={14}
                >
                  <Text as="span" minWidth={0} weight={600} breaks className={css.name}>
                    {trackingCode === null ? (
                      customerCode
                    ) : (
                      <a href={recordHref(line, 'parcels', trackingCode)}>{trackingCode}</a>
                    )}
                    <Text as="span" display="block" tone="soft" size={13} weight={400}>
                      {[notGood, pickupPoint.name, customerCode].join(', ')}
                    </Text>
                  </Text>
                  <Text as="span" flex="none" tone="soft" size={13} digits>
                    <time dateTime={at}>{formatAge(Date.parse(at), serverNow())}</time>
                  </Text>
                </Row>
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  );
}
