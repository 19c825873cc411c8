import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { Icon } from '../../../shared/ui/icon.tsx';
import { reportsTexts } from '../screen-words.ts';
import { screenIcons } from '../../kit/screen-icons.ts';
import type { MenuEntry } from '../../shell/menu-entries.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './section-tiles.module.css';

/** What this user can do here, where no numbers fill the place. */
export function SectionTiles({ entries }: { entries: readonly MenuEntry[] }) {
  const { menu } = staffTexts.read();
  const about: Partial<Record<StaffMenuKey, string>> = menu.about;
  return (
    <Grid as="ul" gap={12} className={css.tiles} aria-label={reportsTexts.read().sections}>
      {entries.map(({ key, href }) => (
        <li key={key}>
          <Row
            as="a"
            href={href}
            gap={14}
            align="center"
            padding={16}
            fill="surface"
            border="all"
            radius="panel"
            tone="ink"
            className={css.tile}
          >
            <Grid
              as="span"
              place="center"
              flex="none"
              fill="lapis-soft"
              radius="control"
              tone="lapis"
              className={css.sign}
            >
              <Icon of={screenIcons[key]} size={22} />
            </Grid>
            <span className={css.words}>
              <Text as="strong" display="block" size={15} weight={600}>
                {menu.entries[key]}
              </Text>
              <span>{about[key]}</span>
            </span>
          </Row>
        </li>
      ))}
    </Grid>
  );
}
