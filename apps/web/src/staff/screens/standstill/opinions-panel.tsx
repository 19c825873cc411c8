import { formatAge } from '../../../shared/format/age.ts';
import { serverNow } from '../../../shared/session/session-state.ts';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Answered } from '../../kit/ui/answered.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { figureText } from '../reports/figures.ts';
import { useOpinions } from './standstill-queries.ts';
import { standstillTexts } from '../screen-words.ts';
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
            <p className={css.none}>{none}</p>
          ) : (
            <ul>
              {points.map(({ pickupPoint, good, bad }) => (
                <li key={`point ${pickupPoint.id}`} className={css.line}>
                  <span className={css.name}>{pickupPoint.name}</span>
                  <span className={css.end}>
                    {counts(figureText(good, 'PIECE'), figureText(bad, 'PIECE'))}
                  </span>
                </li>
              ))}
              {latestBad.map(({ visitId, pickupPoint, customerCode, at, trackingCode }) => (
                <li key={visitId} className={css.line}>
                  <span className={css.name}>
                    {trackingCode === null ? (
                      customerCode
                    ) : (
                      <a href={recordHref(line, 'parcels', trackingCode)}>{trackingCode}</a>
                    )}
                    <span className={css.about}>{[notGood, pickupPoint.name, customerCode].join(', ')}</span>
                  </span>
                  <span className={css.end}>
                    <time dateTime={at}>{formatAge(Date.parse(at), serverNow())}</time>
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </Panel>
  );
}
