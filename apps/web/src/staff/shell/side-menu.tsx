import { ChevronDown, House, X } from 'lucide-react';
import { version } from '../../../package.json';
import type { StaffMenuGroup } from '@rohi/contract/accounts/staff-menu';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Icon } from '../../shared/ui/icon.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { staffHref, useStaffRoute } from '../kit/router/staff-router.ts';
import { screenIcons } from '../kit/screen-icons.ts';
import { useUser } from '../kit/session/user-info.ts';
import { staffTexts } from '../kit/kit-words.ts';
import { Button } from '../kit/ui/button.tsx';
import { groupEntries } from './menu-entries.ts';
import type { MenuEntry } from './menu-entries.ts';
import { Box, Row, Stack, Text } from '../../shared/ui/primitives.tsx';
import css from './side-menu.module.css';
import { readDeviceChoice, storeDeviceChoice } from './device-choice.ts';
import { foldingText, openGroups, parseFolding, withGroup } from './menu-folding.ts';
import { formatTime } from '../../shared/format/dates.ts';
import { serverNow } from '../../shared/session/session-state.ts';

const zones = { yiwu: 'Asia/Shanghai', dushanbe: 'Asia/Dushanbe' } as const;
const lookAgainMs = 10_000;

/** What time it is at both ends of the road. */
function Clocks() {
  const { clocks } = staffTexts.read();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return (['yiwu', 'dushanbe'] as const).map((city) => (
    <p key={city}>
      {clocks[city]} {formatTime(new Date(now).toISOString(), zones[city])}
    </p>
  ));
}

const cookieName = 'staff_menu';

/**
 * Which groups of the menu are open, and how one is opened or folded; this device remembers it. `screen` is the one
 * that is shown.
 */
function useMenuFolding(groups: ReturnType<typeof groupEntries>, screen: string) {
  const [folding, setFolding] = useState(() => parseFolding(readDeviceChoice(cookieName)));
  // Going to a screen opens its group again, until it is folded there too.
  const [foldedAt, setFoldedAt] = useState<string>();
  const own = groups.find(({ entries }) => entries.some(({ key }) => key === screen))?.group;
  const open = openGroups(groups, { ...folding, current: foldedAt === screen ? undefined : own });
  const toggle = (group: StaffMenuGroup) => {
    const next = withGroup(folding, group, !open.has(group));
    if (group === own) setFoldedAt(open.has(group) ? screen : undefined);
    setFolding(next);
    storeDeviceChoice(cookieName, foldingText(next));
  };
  return { open, toggle };
}

type SideMenuProps = {
  entries: readonly MenuEntry[];
  current: string;
  /** How much waits behind each entry, by its key. */
  counts: Readonly<Record<string, number>>;
  /** On a narrow screen, where it lies over the page. */
  open: boolean;
  onClose: () => void;
};

export function SideMenu({ entries, current, counts, open, onClose }: SideMenuProps) {
  const { menu } = staffTexts.read();
  const { line } = useStaffRoute();
  const { operationUnit } = useUser();
  const groups = groupEntries(entries);
  const folding = useMenuFolding(groups, current);
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!open) return undefined;
    ref.current?.querySelector<HTMLElement>('a, button')?.focus();
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [open, onClose]);
  return (
    <>
      {open && <div className={css.scrim} onClick={onClose} aria-hidden />}
      <Box
        as="nav"
        ref={ref}
        direction="column"
        gap={4}
        overflow="auto"
        paddingX={8}
        paddingY={12}
        fill="surface"
        className={classNames(css.side, open && css.open)}
        aria-label={menu.label}
      >
        <Button kind="quiet" square className={css.close} aria-label={menu.close} onPress={onClose}>
          <Icon of={X} />
        </Button>
        <ul>
          <Entry
            href={staffHref(line)}
            icon={House}
            name={menu.home}
            current={current === ''}
            onGo={onClose}
          />
        </ul>
        {groups.map(({ group, entries: own }) => (
          <Group
            key={group}
            id={group}
            waiting={own.reduce((sum, { key }) => sum + (counts[key] ?? 0), 0)}
            open={folding.open.has(group)}
            onToggle={() => folding.toggle(group)}
          >
            {own.map(({ key, href }) => (
              <Entry
                key={key}
                href={href}
                icon={screenIcons[key]}
                name={menu.entries[key]}
                waiting={counts[key]}
                current={key === current}
                onGo={onClose}
              />
            ))}
          </Group>
        ))}
        <Box marginTop="auto" tone="faint" size={13} className={css.foot}>
          {operationUnit && (
            <Text marginBottom={4} tone="soft" weight={600}>
              {operationUnit.name}
            </Text>
          )}
          <Clocks />
          <Text marginTop={4}>{version}</Text>
        </Box>
      </Box>
    </>
  );
}

type GroupProps = {
  id: StaffMenuGroup;
  /** How much waits behind its entries together. */
  waiting: number;
  open: boolean;
  onToggle: () => void;
  children: ReactNode;
};

/** A heading that folds and unfolds its entries; folded, it says how much waits behind all of them. */
function Group({ id, waiting, open, onToggle, children }: GroupProps) {
  const { menu } = staffTexts.read();
  return (
    <Stack>
      <Row
        as="button"
        type="button"
        id={`menu-${id}`}
        gap={6}
        align="center"
        radius="small"
        tone="faint"
        className={css.heading}
        aria-expanded={open}
        aria-controls={`menu-${id}-entries`}
        onClick={onToggle}
      >
        <Icon of={ChevronDown} size={14} className={css.sign} />
        {menu.groups[id]}
        {!open && <Waiting count={waiting} />}
      </Row>
      <ul id={`menu-${id}-entries`} aria-labelledby={`menu-${id}`} hidden={!open}>
        {children}
      </ul>
    </Stack>
  );
}

function Waiting({ count }: { count: number }) {
  const { menu } = staffTexts.read();
  if (count === 0) return null;
  return (
    <Text as="span" marginStart="auto" tone="gold" size={14} weight={600} digits>
      <span aria-hidden>{count}</span>
      <span className="visually-hidden">, {menu.waiting(count)}</span>
    </Text>
  );
}

type EntryProps = {
  href: string;
  icon: (typeof screenIcons)[keyof typeof screenIcons];
  name: string;
  waiting?: number | undefined;
  current: boolean;
  onGo: () => void;
};

function Entry({ href, icon, name, waiting = 0, current, onGo }: EntryProps) {
  return (
    <li>
      <Row
        as="a"
        href={href}
        gap={8}
        align="center"
        paddingX={8}
        paddingY={6}
        radius="small"
        tone="soft"
        weight={500}
        className={css.entry}
        aria-current={current ? 'page' : undefined}
        onClick={onGo}
      >
        <Icon of={icon} size={18} />
        <Text as="span" minWidth={0} breaks className={css.name}>
          {name}
        </Text>
        <Waiting count={waiting} />
      </Row>
    </li>
  );
}
