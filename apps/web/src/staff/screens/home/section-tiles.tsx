import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { Icon } from '../../../shared/ui/icon.tsx';
import { reportsTexts } from '../screen-words.ts';
import { screenIcons } from '../../kit/screen-icons.ts';
import type { MenuEntry } from '../../shell/menu-entries.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import css from './section-tiles.module.css';

/** What this user can do here, where no numbers fill the place. */
export function SectionTiles({ entries }: { entries: readonly MenuEntry[] }) {
  const { menu } = staffTexts.read();
  const about: Partial<Record<StaffMenuKey, string>> = menu.about;
  return (
    <ul className={css.tiles} aria-label={reportsTexts.read().sections}>
      {entries.map(({ key, href }) => (
        <li key={key}>
          <a href={href} className={css.tile}>
            <span className={css.sign}>
              <Icon of={screenIcons[key]} size={22} />
            </span>
            <span className={css.words}>
              <strong>{menu.entries[key]}</strong>
              <span>{about[key]}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
