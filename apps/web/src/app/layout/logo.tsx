import { hrefOf } from '../../shared/router/hash-router.ts';
import { useSiteTexts } from '../texts/site-texts.ts';
import mark from './logo-mark.svg';
import css from './logo.module.css';

/** Leads to /home (specification, section 2). */
export function Logo() {
  const { brand } = useSiteTexts();
  return (
    <a href={hrefOf('home')} className={css.logo}>
      <img src={mark} width={30} height={30} alt="" />
      {brand}
    </a>
  );
}
