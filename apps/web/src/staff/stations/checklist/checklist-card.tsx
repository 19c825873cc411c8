import { ArrowLeftRight, Flag, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import {
  ContainerActs,
  ContainerCard,
  ContainerEnd,
  ContainerFill,
  ContainerNote,
  ContainerOver,
  ContainerView,
  countText,
} from '../bench/container-card.tsx';
import { BeginButton } from './checklist-choice.tsx';
import type { ChecklistAtWork } from './checklist-kind.ts';
import { ChecklistLists } from './checklist-lists.tsx';
import { leaveOpen, putAside, reportBroken } from './checklist-table.ts';

export type ChecklistExtras = {
  /** At the head of the card. */
  seals?: ReactNode;
  /** More keys. */
  keys?: ReactNode;
  /** Between the card and the lists. */
  panel?: ReactNode;
  /** Each scan is worked on in the panel: it stands before the card. */
  isPanelFirst?: boolean;
  /** Asks before the container is finished; undefined where there is nothing to ask. */
  askFirst?: ((asking: FinishAsking) => ReactNode) | undefined;
};

export type FinishAsking = { busy: boolean; onFinish: () => void; onClose: () => void };

type CardProps = { code: string; at: ChecklistAtWork } & ChecklistExtras;

/** The container that is taken in: how much of it has come, and what is missing, too much and damaged. */
export function ChecklistCard({ code, at, seals, keys, panel, isPanelFirst, askFirst }: CardProps) {
  const { card: words } = at.kind.texts();
  const { view, container, state, hasLine, isNotBegun } = at;
  const aside = (
    <>
      {seals}
      <Finish code={code} at={at} askFirst={askFirst} />
    </>
  );
  return (
    <ContainerView>
      {isPanelFirst === true && panel}
      <ContainerCard
        code={code}
        name={container?.name ?? code}
        lines={container?.headLines ?? ['', '']}
        aside={aside}
      >
        {isNotBegun && (
          <ContainerNote>
            {words.notBegun} <BeginButton code={code} at={at} />
          </ContainerNote>
        )}
        {view?.numbers && (
          <ContainerFill
            numbers={view.numbers}
            words={words}
            waiting={state.pending.length}
            total={{ name: words.expected, text: countText(view.numbers.expected) }}
          />
        )}
        <Acts at={at} keys={keys} />
      </ContainerCard>
      {isPanelFirst !== true && panel}
      {!hasLine && <ContainerNote>{words.listsNeedLine}</ContainerNote>}
      {view && <ChecklistLists code={code} view={view} at={at} />}
    </ContainerView>
  );
}

/** Ends the work on the container: not offline, while a scan waits, or while something is unsettled. */
function Finish({ code, at, askFirst }: Pick<CardProps, 'code' | 'at' | 'askFirst'>) {
  const { card: words } = at.kind.texts();
  const { run, busy } = useSubmit();
  const [asks, setAsks] = useState(false);
  const { kind, view, device, table, hasLine, state, refresh } = at;
  if (view?.numbers === undefined) return null;
  if (view.isOver) return <ContainerOver>{words.finished}</ContainerOver>;
  const finish = () =>
    void run(async () => {
      const end = await kind.finish({ code, deviceId: device.id, requestId: newRequestId() });
      showMessage('success', words.done(countText(end.scanned + end.implied), countText(end.missing)));
      refresh();
      putAside(table, 'DONE');
    }, refresh);
  const { unsettled } = view.numbers;
  const waits = state.pending.length;
  const open = unsettled > 0 ? words.unsettled(unsettled) : undefined;
  const why = !hasLine ? words.finishNeedsLine : waits > 0 ? words.waits(waits) : open;
  return (
    <ContainerEnd why={why}>
      <Button
        kind="primary"
        onPress={() => {
          // It is finished once that has its answer.
          if (leaveOpen(table)) return;
          if (askFirst === undefined) finish();
          else setAsks(true);
        }}
        isDisabled={busy || why !== undefined}
      >
        <Icon of={Flag} />
        {words.finish}
      </Button>
      {asks &&
        askFirst?.({
          busy,
          onFinish: () => {
            setAsks(false);
            finish();
          },
          onClose: () => setAsks(false),
        })}
    </ContainerEnd>
  );
}

function Acts({ at: { kind, table, state }, keys }: Pick<CardProps, 'at' | 'keys'>) {
  const { card: words } = kind.texts();
  return (
    <ContainerActs>
      <Button onPress={() => putAside(table)}>
        <Icon of={ArrowLeftRight} />
        <span>{words.other}</span>
        <kbd>F2</kbd>
      </Button>
      <Button onPress={() => reportBroken(table)} aria-pressed={state.marksDamage}>
        <Icon of={TriangleAlert} />
        <span>{state.bag === undefined ? words.damaged : words.brokenSeal}</span>
        <kbd>F4</kbd>
      </Button>
      {keys}
    </ContainerActs>
  );
}
