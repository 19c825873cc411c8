import { Lock, LockOpen, TriangleAlert } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { DialogText } from '../../kit/ui/dialog-text.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import type { FinishAsking } from '../checklist/checklist-card.tsx';
import { finishQuestion, sealsOf, unloadingTexts, type UnloadingPage } from './unloading-kind.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './seals.module.css';

type SealsProps = Pick<UnloadingPage, 'seals'>;

/** The seals of the vehicle: how many agree, and those that do not. */
export function Seals({ seals }: SealsProps) {
  const { card: words } = unloadingTexts.read();
  const { state, own, others, read } = sealsOf(seals);
  if (state === 'NONE')
    return (
      <Row as="p" wrap rowGap={4} columnGap={8} align="center" tone="soft" size={13} className={css.seals}>
        {words.noSeals}
      </Row>
    );
  if (state === 'DIFFERS')
    return (
      <Row
        as="p"
        wrap
        rowGap={4}
        columnGap={8}
        align="center"
        tone="soft"
        size={13}
        className={css.seals}
        data-state="OTHER"
      >
        <Icon of={TriangleAlert} size={18} />
        <b>{words.sealsDiffer(others.join(', '))}</b>
        {read > 0 && <span>{words.sealsLeft(read, own.length)}</span>}
        <span>{own.join(', ')}</span>
      </Row>
    );
  const isWhole = state === 'MATCHES';
  return (
    <Row
      as="p"
      wrap
      rowGap={4}
      columnGap={8}
      align="center"
      tone="soft"
      size={13}
      className={css.seals}
      data-state={state}
    >
      <Icon of={isWhole ? LockOpen : Lock} size={18} />
      <b>{isWhole ? words.sealsMatch(read, own.length) : words.sealsLeft(read, own.length)}</b>
      <span>{own.join(', ')}</span>
      {others.length > 0 && <span>{words.readBefore(others.join(', '))}</span>}
    </Row>
  );
}

/**
 * Says before a trip is finished which seals differ, or were read wrongly before the right ones; undefined where each
 * was right at once.
 */
export function askOfSeals({ seals }: SealsProps) {
  const { card: words } = unloadingTexts.read();
  const ask = finishQuestion(seals, words);
  if (ask === undefined) return undefined;
  return ({ busy, onFinish, onClose }: FinishAsking) => (
    <Dialog alert title={ask.title} onClose={onClose}>
      <DialogText>{ask.text}</DialogText>
      <DialogFoot>
        <Button kind={ask.isRight ? 'primary' : 'outline'} isDisabled={busy} onPress={onFinish}>
          {words.finish}
        </Button>
        <Button kind={ask.isRight ? 'outline' : 'primary'} onPress={onClose}>
          {words.readAgain}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}
