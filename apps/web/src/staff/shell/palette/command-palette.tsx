import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { goTo, useStaffRoute } from '../../kit/router/staff-router.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import { screenIcons } from '../../kit/screen-icons.ts';
import type { MenuEntry } from '../menu-entries.ts';
import { isMeant, isMeantBy, useAllWords } from './menu-words.ts';
import { actsOf, waysOf } from './palette-acts.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { PaletteList, optionId } from './palette-list.tsx';
import { useFound } from './use-found.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import dialogCss from '../../kit/ui/dialog.module.css';
import css from './command-palette.module.css';
import { Button } from '../../kit/ui/button.tsx';

/** What is known of the chosen row, and what can be done with it. */
function PaletteSide({ entry, onRun }: { entry: PaletteEntry; onRun: (entry: PaletteEntry) => void }) {
  const { palette } = staffTexts.read();
  const { details, acts = [] } = entry;
  if (details === undefined) return null;
  return (
    <Stack as="section" gap={8} overflow="auto" padding={20} className={css.side} aria-label={details.title}>
      <Text tone="soft" size={13}>
        {details.kind}
      </Text>
      <Text weight={700} breaks className={css.title}>
        {details.title}
      </Text>
      <Grid as="dl" gap={6} marginBottom={8} size={14}>
        {details.facts.map(([name, value]) => (
          <Row gap={12} justify="between" key={name}>
            <Text as="dt" tone="soft">
              {name}
            </Text>
            <Text as="dd" weight={500} breaks text="end">
              {value}
            </Text>
          </Row>
        ))}
      </Grid>
      <Button kind="primary" onPress={() => onRun(entry)}>
        {palette.open}
        <kbd className={css.onButton}>Enter</kbd>
      </Button>
      {acts.map((act) => (
        <Button key={act.id} onPress={() => onRun(act)}>
          <Icon of={act.icon} size={18} />
          {act.name}
        </Button>
      ))}
    </Stack>
  );
}

type CommandPaletteProps = {
  entries: readonly MenuEntry[];
  onClose: () => void;
  onHelp: () => void;
  onPrice: (customerCode: string) => void;
};

/** What is found, then what can be done with it, then sections and actions of these words. */
function useGroups(
  typed: string,
  { entries, onHelp, onPrice }: Omit<CommandPaletteProps, 'onClose'>,
): { groups: readonly PaletteGroup[]; isAsking: boolean } {
  const texts = staffTexts.read();
  const { palette, menu } = texts;
  const { line } = useStaffRoute();
  const { authorities } = useUser();
  const all = useAllWords(texts);
  const caller = { line, entries, authorities, onHelp, onPrice };
  const ways = waysOf(caller);
  const { groups: found, isAsking } = useFound(typed, line, entries, ways);
  const customer = found.find(({ key }) => key === 'customers')?.entries[0];
  const forCustomer = customer?.details === undefined ? [] : ways.actsFor(customer.details.title);
  const pages = entries
    .filter(({ key }) => isMeant(key, typed, all))
    .map(({ key, href }) => ({ id: `page-${key}`, icon: screenIcons[key], name: menu.entries[key], href }));
  const acts = actsOf(caller).filter(({ name, words }) => isMeantBy([name, ...words], typed));
  const groups = [
    ...found,
    { key: 'pages', name: palette.pages, entries: pages },
    { key: 'actions', name: palette.actions, entries: [...forCustomer, ...acts] },
  ];
  return { groups: groups.filter((group) => group.entries.length > 0), isAsking };
}

/**
 * Search over everything and actions: typed, chosen by arrows, opened by Enter; Tab goes to what can be done with the
 * chosen row. Rows of an earlier search stand until the answer comes: who presses Enter before it, without having
 * chosen a row, gets the first row of the answer and never one of what they have not typed.
 */
export function CommandPalette({ onClose, ...rest }: CommandPaletteProps) {
  const { palette } = staffTexts.read();
  const [typed, setTyped] = useState('');
  const [chosenId, setChosen] = useState<string>();
  const listId = useId();
  const awaited = useRef<{ inNewTab: boolean }>(undefined);
  const { groups, isAsking } = useGroups(typed, rest);
  const all = groups.flatMap(({ entries }) => entries);
  const chosen = all.find(({ id }) => id === chosenId) ?? all[0];
  const run = (entry: PaletteEntry | undefined, inNewTab = false) => {
    if (entry === undefined) return;
    if (inNewTab && entry.href !== undefined) {
      window.open(entry.href, '_blank', 'noopener');
      return;
    }
    onClose();
    if (entry.href === undefined) entry.run?.();
    else goTo(entry.href);
  };
  const enter = (inNewTab: boolean) => {
    if (isAsking && (chosen === undefined || chosen.id !== chosenId)) awaited.current = { inNewTab };
    else run(chosen, inNewTab);
  };
  const runAwaited = useEffectEvent(() => {
    const held = awaited.current;
    awaited.current = undefined;
    if (held !== undefined) run(chosen, held.inNewTab);
  });
  useEffect(() => {
    if (!isAsking) runAwaited();
  }, [isAsking]);
  const move = (to: number) => setChosen(all[(to + all.length) % all.length]?.id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const now = chosen === undefined ? -1 : all.indexOf(chosen);
    const steps: Record<string, () => void> = {
      ArrowDown: () => move(now + 1),
      ArrowUp: () => move(now - 1),
      PageDown: () => move(all.length - 1),
      PageUp: () => move(0),
      Enter: () => enter(event.ctrlKey || event.metaKey),
    };
    const step = steps[event.key];
    if (step === undefined || (all.length === 0 && !isAsking)) return;
    event.preventDefault();
    step();
  };
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
      className={classNames(dialogCss.overlay, css.overlay)}
    >
      <Modal className={css.modal ?? ''}>
        <Dialog className={css.dialog ?? ''} aria-label={palette.title}>
          <Row
            gap={12}
            align="center"
            flex="none"
            paddingX={18}
            paddingY={0}
            border="bottom"
            tone="faint"
            className={css.field}
          >
            <Icon of={Search} size={18} />
            <input
              type="text"
              role="combobox"
              className={css.input}
              value={typed}
              maxLength={100}
              placeholder={palette.placeholder}
              aria-label={palette.placeholder}
              aria-autocomplete="list"
              aria-expanded={all.length > 0}
              aria-controls={listId}
              aria-activedescendant={chosen === undefined ? undefined : optionId(listId, chosen)}
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- typing is what the palette was opened for
              autoFocus
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => {
                setTyped(event.currentTarget.value);
                setChosen(undefined);
                awaited.current = undefined;
              }}
              onKeyDown={onKeyDown}
            />
            <kbd className={css.key}>Esc</kbd>
          </Row>
          <Grid flex={1} minHeight={0} className={css.body}>
            <PaletteList
              id={listId}
              groups={groups}
              isAsking={isAsking}
              search={typed}
              chosen={chosen}
              onChoose={setChosen}
              onRun={run}
              empty={isAsking ? palette.looking : palette.empty}
            />
            {chosen?.details && <PaletteSide entry={chosen} onRun={run} />}
          </Grid>
          <Text
            flex="none"
            paddingX={18}
            paddingY={10}
            border="top"
            tone="faint"
            size={13}
            className={css.hint}
          >
            {palette.hint}
          </Text>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
