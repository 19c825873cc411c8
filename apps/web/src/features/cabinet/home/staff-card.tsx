import { ButtonLink } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import cardCss from '../../../shared/ui/card.module.css';
import { cabinetTexts } from '../cabinet-words.ts';
import css from './home.module.css';

/** For staff who have logged in on the site: their work is elsewhere. */
export function StaffCard() {
  const { staff } = cabinetTexts.read().home;
  return (
    <div className={cardCss.page}>
      <h1>{staff.title}</h1>
      <div className={cardCss.columns}>
        <Card title={staff.work}>
          <p className={css.where}>{staff.text}</p>
          <div className={css.buttons}>
            <ButtonLink href="/staff">{staff.open}</ButtonLink>
          </div>
        </Card>
      </div>
    </div>
  );
}
