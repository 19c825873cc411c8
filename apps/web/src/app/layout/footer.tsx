import { Apple, MessageCircle, MessagesSquare, Phone, Play, Send } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { hotline, hotlineHref } from '../../shared/facts/site-facts.ts';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useSiteTexts } from '../texts/site-texts.ts';
import { Box, Row, Text } from '../../shared/ui/primitives.tsx';
import css from './footer.module.css';
import { useMemo } from 'react';
import { useSystemInfo } from '../../shared/api/system-info.ts';

/** Addresses that this installation has set, by kind. */
type SystemLinks = ReadonlyMap<string, string>;

/**
 * Messenger and store addresses; none until they are here. Without them every link leads to the contact page, which is
 * true as well.
 */
function useSystemLinks(): SystemLinks {
  const info = useSystemInfo();
  return useMemo(
    () =>
      new Map(
        [...(info?.messengers ?? []), ...(info?.appLinks ?? [])].flatMap(({ kind, url }) =>
          url ? [[kind, url] as const] : [],
        ),
      ),
    [info],
  );
}

type Place = { kind: string; name: string; icon: LucideIcon };

// Names of products: the same in every language.
const messengers: readonly Place[] = [
  { kind: 'telegram', name: 'Telegram', icon: Send },
  { kind: 'whatsapp', name: 'WhatsApp', icon: MessageCircle },
  { kind: 'wechat', name: 'WeChat', icon: MessagesSquare },
];
const apps: readonly Place[] = [
  { kind: 'appStore', name: 'App Store', icon: Apple },
  { kind: 'googlePlay', name: 'Google Play', icon: Play },
];

const year = new Date().getFullYear();

function Places({ places, label, links }: { places: readonly Place[]; label: string; links: SystemLinks }) {
  return (
    <Row as="ul" wrap gap={8} aria-label={label}>
      {places.map(({ kind, name, icon }) => {
        const url = links.get(kind);
        // A place without an address leads to the contacts: no dead link, no invented account.
        const target =
          url === undefined
            ? { href: hrefOf('contact') }
            : { href: url, target: '_blank', rel: 'noreferrer' };
        return (
          <li key={kind}>
            <a {...target} className={css.place}>
              <Icon of={icon} />
              {name}
            </a>
          </li>
        );
      })}
    </Row>
  );
}

function Documents() {
  const { brand, footer } = useSiteTexts();
  const documents = ['aboutUs', 'contact', 'privacyPolicy', 'termsOfService'] as const;
  return (
    <Box paddingTop={12} className={css.bottom}>
      <nav className={css.documents} aria-label={footer.pages}>
        {documents.map((page) => (
          <a key={page} href={hrefOf(page)}>
            {footer[page]}
          </a>
        ))}
      </nav>
      <Text marginTop={8} tone="faint" size={13} className={css.copyright}>
        © {year} {brand}
      </Text>
    </Box>
  );
}

export type FooterProps = {
  inert: boolean;
  /** Grey, under a page that is white itself. */
  quiet: boolean;
};

export function Footer({ inert, quiet }: FooterProps) {
  const { footer } = useSiteTexts();
  const links = useSystemLinks();
  return (
    <footer className={classNames(css.footer, quiet && css.quiet)} inert={inert}>
      <div className={css.content}>
        <h2 className="visually-hidden">{footer.label}</h2>
        <div className={css.top}>
          <a href={hotlineHref} className={css.hotline}>
            <span className={css.phone}>
              <Icon of={Phone} size={24} />
            </span>
            <span>
              <span className={css.hotlineName}>{footer.hotline}</span>
              <b className={css.number}>{hotline}</b>
            </span>
          </a>
          <Places places={messengers} label={footer.messengers} links={links} />
          <div className={css.apps}>
            <Places places={apps} label={footer.apps} links={links} />
          </div>
        </div>
        <Documents />
      </div>
    </footer>
  );
}
