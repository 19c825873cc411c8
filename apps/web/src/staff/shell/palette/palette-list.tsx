import { useEffect, useRef } from 'react';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { staffTexts } from '../../kit/kit-words.ts';
import { markedParts } from './marked-parts.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './command-palette.module.css';

export function optionId(listId: string, { id }: PaletteEntry): string {
  return `${listId}-${id}`;
}

type PaletteListProps = {
  id: string;
  groups: readonly PaletteGroup[];
  /** What stands there may still be that of an earlier search. */
  isAsking: boolean;
  search: string;
  chosen: PaletteEntry | undefined;
  onChoose: (id: string) => void;
  onRun: (entry: PaletteEntry, inNewTab?: boolean) => void;
  /** Said where there is nothing. */
  empty: string;
};

/** Groups of rows under one field: the chosen one follows the arrows and the pointer. */
export function PaletteList({
  id,
  groups,
  isAsking,
  search,
  chosen,
  onChoose,
  onRun,
  empty,
}: PaletteListProps) {
  const { palette } = staffTexts.read();
  return (
    <Box minHeight={0} overflow="auto">
      <div id={id} role="listbox" aria-label={palette.title} aria-busy={isAsking} className={css.list}>
        {groups.map(({ key, name, total, entries }) => (
          <div key={key} role="group" aria-labelledby={`${id}-${key}-name`} className={css.group}>
            <Row
              as="p"
              justify="between"
              tone="soft"
              size={13}
              weight={500}
              className={css.heading}
              id={`${id}-${key}-name`}
              role="presentation"
            >
              {name}
              {total !== undefined && <span>{total}</span>}
            </Row>
            {entries.map((entry) => (
              <Option
                key={entry.id}
                id={optionId(id, entry)}
                entry={entry}
                search={search}
                isChosen={entry === chosen}
                onChoose={() => onChoose(entry.id)}
                onRun={(inNewTab) => onRun(entry, inNewTab)}
              />
            ))}
          </div>
        ))}
      </div>
      <Text tone="soft" text="center" className={css.empty} role="status">
        {groups.length === 0 && empty}
      </Text>
    </Box>
  );
}

type OptionProps = {
  id: string;
  entry: PaletteEntry;
  search: string;
  isChosen: boolean;
  onChoose: () => void;
  onRun: (inNewTab: boolean) => void;
};

function Option({ id, entry, search, isChosen, onChoose, onRun }: OptionProps) {
  const { icon, name, about, state } = entry;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isChosen) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  return (
    <Row
      ref={ref}
      id={id}
      role="option"
      aria-selected={isChosen}
      gap={14}
      align="center"
      minHeight={44}
      paddingX={12}
      paddingY={6}
      radius="small"
      tone="ink"
      className={classNames(css.option, isChosen && css.chosen)}
      onPointerMove={() => !isChosen && onChoose()}
      onClick={(event) => onRun(event.ctrlKey || event.metaKey)}
    >
      <Icon of={icon} size={18} />
      <Grid as="span" flex={1} minWidth={0} className={css.words}>
        <span className={css.name}>
          <Marked text={name} search={search} />
        </span>
        {about !== undefined && (
          <Text as="span" tone="soft" size={13} className={css.about}>
            <Marked text={about} search={search} />
          </Text>
        )}
      </Grid>
      {state && (
        <ToneLabel tone={state.tone} className={css.state}>
          {state.text}
        </ToneLabel>
      )}
    </Row>
  );
}

function Marked({ text, search }: { text: string; search: string }) {
  return markedParts(text, search).map(({ text: part, isMarked }, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    isMarked ? <mark key={index}>{part}</mark> : part,
  );
}
