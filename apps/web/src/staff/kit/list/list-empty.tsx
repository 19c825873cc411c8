import { Inbox, SearchX } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../ui/button.tsx';
import type { ListAddress } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import { Grid, Stack, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './list-empty.module.css';

type EmptyBoxProps = { icon: LucideIcon; title: string; text?: string; children?: ReactNode };

/** In the place of rows, in the middle of it: a sign, what is so, and what can be done. */
export function EmptyRows({ icon, title, text, children }: EmptyBoxProps) {
  return (
    <Stack gap={6} align="center" justify="center" flex={1} tone="soft" text="center" className={css.box}>
      <Grid
        as="span"
        place="center"
        marginBottom={8}
        fill="canvas"
        radius="round"
        tone="faint"
        className={css.sign}
      >
        <Icon of={icon} size={26} />
      </Grid>
      <h2>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {children}
    </Stack>
  );
}

/** No rows: because there are none, or because nothing fits the search and the filters, which can be cleared here. */
export function ListEmpty({ address: { state, go } }: { address: ListAddress }) {
  const { empty, nothingFound } = listWords.read();
  const isNarrowed = state.search !== '' || Object.keys(state.filters).length > 0;
  const words = isNarrowed ? nothingFound : empty;
  return (
    <EmptyRows icon={isNarrowed ? SearchX : Inbox} title={words.title} text={words.text}>
      {isNarrowed && (
        <Button className={lookOf({ marginTop: 8 })} onPress={() => go({ search: '', filters: {} })}>
          {nothingFound.clear}
        </Button>
      )}
    </EmptyRows>
  );
}
