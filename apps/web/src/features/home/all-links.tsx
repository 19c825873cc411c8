import {
  Ban,
  Building2,
  CircleQuestionMark,
  Coins,
  FileCheck,
  Handshake,
  MapPin,
  Newspaper,
  Phone,
  Receipt,
  Undo2,
  Video,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { hrefOf } from '../../shared/router/hash-router.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { homeLinks } from './home-links.ts';
import type { HomeLink } from './home-links.ts';
import { useHomeTexts } from './texts/home-texts.ts';
import css from './all-links.module.css';
import section from './section.module.css';

const icons: Record<HomeLink, LucideIcon> = {
  videoLessons: Video,
  prohibitedGoods: Ban,
  returns: Undo2,
  billingAndPoints: Coins,
  partners: Handshake,
  faq: CircleQuestionMark,
  news: Newspaper,
  aboutUs: Building2,
  contact: Phone,
  termsOfService: FileCheck,
  freightQuotation: Receipt,
  pickupPoints: MapPin,
};

export function AllLinks() {
  const { links } = useHomeTexts();
  return (
    <section className={classNames(section.section, css.section)}>
      <h2>{links.title}</h2>
      <ul className={css.links}>
        {homeLinks.map((page) => (
          <li key={page}>
            <a href={hrefOf(page)} className={css.link}>
              <Icon of={icons[page]} />
              {links.names[page]}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
