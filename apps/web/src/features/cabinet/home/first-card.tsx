import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import css from './home.module.css';

/** For somebody who has sent nothing yet: what comes first. The address itself stands below. */
export function FirstCard({ hasPoint }: { hasPoint: boolean }) {
  const { first } = cabinetTexts.read().home;
  return (
    <Card title={first.title}>
      <p className={css.where}>{first.lead}</p>
      <ol className={css.steps}>
        {first.steps.map(({ title, text }) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className={css.where}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      {!hasPoint && (
        <div className={css.buttons}>
          <ButtonLink kind="outline" href={hrefOf('orderPickupPoint')}>
            {first.point}
          </ButtonLink>
        </div>
      )}
    </Card>
  );
}
