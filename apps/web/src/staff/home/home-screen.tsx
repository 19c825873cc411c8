import { Icon } from '../../shared/ui/icon.tsx';
import { serverNow } from '../../shared/session/session-state.ts';
import { screenIcons } from '../screens.ts';
import { useUser } from '../session/user-info.ts';
import type { MenuEntry } from '../shell/menu-entries.ts';
import { staffTexts } from '../staff-words.ts';
import css from './home-screen.module.css';

const noon = 12;
const evening = 18;

function greetingNow(): 'morning' | 'day' | 'evening' {
  const hour = new Date(serverNow()).getHours();
  return hour < noon ? 'morning' : hour < evening ? 'day' : 'evening';
}

/** Where a day in the console begins: what this user can do here. */
export function HomeScreen({ entries }: { entries: readonly MenuEntry[] }) {
  const { home, menu } = staffTexts.read();
  const { name } = useUser();
  return (
    <div className={css.page}>
      <h1>{home.greeting(greetingNow(), name)}</h1>
      <p className={css.lead}>{entries.length > 0 ? home.lead : home.empty}</p>
      <ul className={css.tiles}>
        {entries.map(({ key, href }) => (
          <li key={key}>
            <a href={href} className={css.tile}>
              <span className={css.sign}>
                <Icon of={screenIcons[key]} size={22} />
              </span>
              <span className={css.words}>
                <strong>{menu.entries[key]}</strong>
                <span>{menu.about[key]}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
