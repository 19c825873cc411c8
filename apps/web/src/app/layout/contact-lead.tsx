import { Mail, Phone } from 'lucide-react';
import { fillTexts, hotline, hotlineHref, factValue } from '../../shared/facts/site-facts.ts';
import { useSystemInfo } from '../../shared/api/system-info.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import css from './contact-lead.module.css';

/** Names of products: the same in every language. */
const names: Readonly<Record<string, string>> = {
  telegram: 'Telegram',
  whatsapp: 'WhatsApp',
  wechat: 'WeChat',
};

/** The messengers that are set; none stands where the office has set none. Their place is there before they are known. */
function Messengers() {
  const { footer } = useSiteTexts();
  const set = (useSystemInfo()?.messengers ?? []).filter(({ url }) => url);
  return (
    <ul className={css.messengers} aria-label={footer.messengers}>
      {set.map(({ kind, url }) => (
        <li key={kind}>
          <ButtonLink kind="outline" wide href={url ?? undefined} target="_blank" rel="noreferrer">
            {names[kind] ?? kind}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** How to reach us, before anything is read: the hotline, the mail address and the messengers as buttons. */
export function ContactLead() {
  const { footer } = useSiteTexts();
  const mail = factValue('{{contactEmail}}');
  return (
    <div className={css.lead}>
      <ButtonLink href={hotlineHref} className={css.call} aria-label={`${footer.hotline}: ${hotline}`}>
        <Icon of={Phone} />
        {hotline}
      </ButtonLink>
      {mail !== null && mail !== undefined && (
        <ButtonLink kind="soft" className={css.call} href={fillTexts('mailto:{{contactEmail}}')}>
          <Icon of={Mail} />
          {fillTexts('{{contactEmail}}')}
        </ButtonLink>
      )}
      <Messengers />
    </div>
  );
}
