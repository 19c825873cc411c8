import { Mail, Phone } from 'lucide-react';
import { fillTexts, hotline, hotlineHref, factValue } from '../../shared/facts/site-facts.ts';
import { ButtonLink } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import css from './contact-lead.module.css';

/** Names of products: the same in every language. */
const messengers = [
  { name: 'Telegram', address: '{{telegram}}' },
  { name: 'WhatsApp', address: '{{whatsapp}}' },
  { name: 'WeChat', address: '{{wechat}}' },
] as const;

/** The messengers that the office has set. */
function Messengers() {
  const { footer } = useSiteTexts();
  const set = messengers.filter(({ address }) => typeof factValue(address) === 'string');
  return (
    set.length > 0 && (
      <ul className={css.messengers} aria-label={footer.messengers}>
        {set.map(({ name, address }) => (
          <li key={name}>
            <ButtonLink kind="outline" wide href={fillTexts(address)} target="_blank" rel="noreferrer">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    )
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
