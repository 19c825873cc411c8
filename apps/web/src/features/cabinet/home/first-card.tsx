import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import css from './home.module.css';

type FirstCardProps = {
  hasPoint: boolean;
  /** Known to be missing: the office has not opened any point, given any address. */
  lacks: { points: boolean; address: boolean };
};

/** For somebody who has sent nothing yet: what comes first. The address itself stands below. */
export function FirstCard({ hasPoint, lacks }: FirstCardProps) {
  const { first } = cabinetTexts.read().home;
  const missing = [lacks.address && first.noAddress, lacks.points && first.noPoint];
  return (
    <Card title={first.title}>
      <p className={css.where}>{first.lead}</p>
      <ol className={css.steps}>
        {first.steps.map(({ title, text }, index) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className={css.where}>{missing[index] || text}</p>
            </div>
          </li>
        ))}
      </ol>
      {!hasPoint && !lacks.points && (
        <div className={css.buttons}>
          <ButtonLink kind="outline" href={hrefOf('orderPickupPoint')}>
            {first.point}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
