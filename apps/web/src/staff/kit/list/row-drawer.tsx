import { ChevronDown, ChevronUp } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../shared/api/exchange.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useStepKeys } from '../keys.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { LoadFailure, Loading } from '../ui/states.tsx';
import type { AnyList, HistoryOf } from './list-definition.ts';
import type { ListRow } from './list-calls.ts';
import { useListRefresh, useRow } from './list-queries.ts';
import type { ListAddress, ListState } from './list-state.ts';
import { listWords } from '../kit-words.ts';
import { RowForm } from './row-form.tsx';
import { RowHistory } from './row-history.tsx';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './row-drawer.module.css';

type RowDrawerProps = {
  list: AnyList;
  address: ListAddress;
  id: string;
  mayEdit: boolean;
  /** Those of the page behind it: one steps from row to row. */
  rows: readonly ListRow[];
};

/** A row at the right edge: its form and its history. What is not saved is not lost by a slip of the hand. */
export function RowDrawer({ list, address, id, mayEdit, rows }: RowDrawerProps) {
  const { form, row: words } = listWords.read();
  // Read when the drawer is closed, which may be the next key after the first letter.
  const isTouched = useRef(false);
  const setTouched = useCallback((touched: boolean) => {
    isTouched.current = touched;
  }, []);
  const abandon = useRef(() => {});
  const setAbandon = useCallback((next: () => void) => {
    abandon.current = next;
  }, []);
  /** Where somebody wants to go who has not saved; undefined: nowhere. */
  const [leaving, setLeaving] = useState<Partial<ListState>>();
  const refresh = useListRefresh(list);
  const isNew = id === 'new';
  const found = useRow(list, isNew ? undefined : id);
  const leaveTo = (to: Partial<ListState>) =>
    isTouched.current ? setLeaving(to) : address.go(to, { replace: to.row !== undefined });
  const close = () => leaveTo({ row: undefined, tab: 'form' });
  const at = rows.findIndex((each) => String(each.id) === id);
  const neighbour = (by: 1 | -1) => (at === -1 ? undefined : rows[at + by]);
  const step = (by: 1 | -1) => {
    const next = neighbour(by);
    if (next !== undefined) leaveTo({ row: String(next.id) });
  };
  useStepKeys('dialog', step);
  const row: ListRow | undefined = found.data;
  const title = isNew ? (list.texts.fresh ?? list.texts.title) : row ? list.nameOf(row) : words.open('');
  const { tab } = address.state;
  const done = (saved: ListRow) => {
    setTouched(false);
    refresh();
    address.go({ row: String(saved.id) }, { replace: true });
  };
  return (
    <Dialog
      drawer
      wide={list.preview !== undefined && (row === undefined || list.hasPreview?.(row) !== false)}
      title={row || isNew ? title : form.tab}
      head={
        at !== -1 && (
          <Steps previous={neighbour(-1) && (() => step(-1))} next={neighbour(1) && (() => step(1))} />
        )
      }
      onClose={close}
    >
      {!isNew && !list.withoutHistory && (
        <DrawerTabs tab={tab} onTab={(next) => address.go({ tab: next }, { replace: true })} />
      )}
      {!isNew && row === undefined ? (
        <RowState error={found.error} onAgain={() => void found.refetch()} />
      ) : (
        <>
          <Box
            direction="column"
            flex={1}
            minHeight={0}
            className={classNames(css.panel, tab === 'history' && !isNew && css.hidden)}
          >
            <RowForm
              key={isNew ? 'new' : 'row'}
              list={list}
              row={row}
              readOnly={!mayEdit || list.sections === undefined || (list.onlyNew === true && !isNew)}
              onTouched={setTouched}
              onDraft={setAbandon}
              onDone={done}
              onCancel={close}
              onChanged={refresh}
            />
          </Box>
          {tab === 'history' && row && <RowHistory list={list as HistoryOf} id={id} />}
        </>
      )}
      {leaving && (
        <LeaveQuestion
          onStay={() => setLeaving(undefined)}
          onLeave={() => {
            abandon.current();
            address.go(leaving);
          }}
        />
      )}
    </Dialog>
  );
}

function RowState({ error, onAgain }: { error: Error | null; onAgain: () => void }) {
  const { form } = listWords.read();
  if (error === null) return <Loading />;
  const isGone = error instanceof ApiError && [400, 404].includes(error.status);
  return (
    <LoadFailure msg={isGone ? form.gone : error instanceof ApiError ? error.msg : ''} onAgain={onAgain} />
  );
}

type StepsProps = { previous: (() => void) | undefined; next: (() => void) | undefined };

/** To the row before and the next one. */
function Steps({ previous, next }: StepsProps) {
  const { steps } = listWords.read();
  return (
    <Row as="span" marginStart="auto">
      {(
        [
          ['previous', previous, ChevronUp],
          ['next', next, ChevronDown],
        ] as const
      ).map(([name, go, icon]) => (
        <Button
          key={name}
          kind="quiet"
          square
          isDisabled={go === undefined}
          aria-label={steps[name]}
          onPress={() => go?.()}
        >
          <Icon of={icon} size={18} />
        </Button>
      ))}
    </Row>
  );
}

/** The form of a row, or its history. */
export function DrawerTabs({
  tab,
  onTab,
}: {
  tab: 'form' | 'history';
  onTab: (next: 'form' | 'history') => void;
}) {
  const { form } = listWords.read();
  return (
    <Row gap={4} paddingX={20} paddingY={0} border="bottom" role="group">
      {(['form', 'history'] as const).map((each) => (
        <Box
          as="button"
          key={each}
          type="button"
          paddingX={8}
          paddingY={0}
          tone="soft"
          weight={500}
          className={css.tab}
          aria-pressed={each === tab}
          onClick={() => onTab(each)}
        >
          {each === 'form' ? form.tab : form.history}
        </Box>
      ))}
    </Row>
  );
}

/** Asks a user who closes a form that holds what was never saved. */
export function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  const { leave } = listWords.read().form;
  return (
    <Dialog title={leave.title} onClose={onStay} alert>
      <Text paddingX={24} paddingY={0} tone="soft">
        {leave.text}
      </Text>
      <Row gap={8} justify="end" paddingX={24} paddingTop={20} paddingBottom={24}>
        <Button kind="danger" onPress={onLeave}>
          {leave.leave}
        </Button>
        <Button kind="primary" onPress={onStay}>
          {leave.stay}
        </Button>
      </Row>
    </Dialog>
  );
}
