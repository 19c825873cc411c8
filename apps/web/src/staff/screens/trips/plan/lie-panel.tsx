import { formatShortDecimal } from '../../../../shared/format/numbers.ts';
import { Panel } from '../../../kit/ui/panel.tsx';
import { planTexts } from '../../screen-words.ts';
import type { TripPlan } from './use-plan.ts';
import css from './plan-screen.module.css';

/** How the planned goods lie now: in closed bags, in open ones, loose. */
export function LiePanel({
  lie: { closedBags, inClosedBags, openBags, inOpenBags, loose },
}: Pick<TripPlan, 'lie'>) {
  const words = planTexts.read();
  return (
    <Panel title={words.lies} end={words.liesNow}>
      <ul className={css.lie}>
        <Figure count={closedBags} name={words.closedBags(closedBags)} about={words.within(inClosedBags)} />
        <Figure
          count={openBags}
          name={words.openBags(openBags)}
          about={words.within(inOpenBags)}
          late={openBags > 0 ? words.closeFirst : undefined}
        />
        <Figure count={loose} name={words.loose} about={words.looseHint} />
      </ul>
    </Panel>
  );
}

type FigureProps = { count: number; name: string; about: string; late?: string | undefined };

function Figure({ count, name, about, late }: FigureProps) {
  return (
    <li data-late={late !== undefined}>
      <strong>{formatShortDecimal(String(count))}</strong>
      <b>{name}</b>
      <span>{[about, late].filter(Boolean).join(', ')}</span>
    </li>
  );
}
