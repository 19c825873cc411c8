import { hrefOf } from '../../../shared/router/hash-router.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import css from './home.module.css';

/** For somebody who has sent nothing yet: what comes first. Where no warehouse has an address, none is promised. */
export function FirstCard({ hasPoint, hasAddress }: { hasPoint: boolean; hasAddress: boolean }) {
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
      <div className={css.buttons}>
        {hasAddress && <ButtonLink href={hrefOf('profile')}>{first.address}</ButtonLink>}
        {!hasPoint && (
          <ButtonLink kind="outline" href={hrefOf('orderPickupPoint')}>
            {first.point}
          </ButtonLink>
        )}
      </div>
    </Card>
  );
}
