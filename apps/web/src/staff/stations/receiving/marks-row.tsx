import { marksOfGoods } from '@rohi/contract/tracking/goods-marks';
import { receiptMarks } from '@rohi/contract/tracking/receipt-problems';
import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';
import { problemAnswerNames, receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { BatteryCharging, Droplets, GlassWater, TriangleAlert, X } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { keysOfMarks } from './problem-keys.ts';
import type { Card } from './receiving-work.ts';
import { receivingTexts } from '../station-words.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './marks-row.module.css';

const icons: Readonly<Record<ReceiptMark, LucideIcon>> = {
  BATTERY: BatteryCharging,
  LIQUID: Droplets,
  FRAGILE: GlassWater,
};

type MarksRowProps = { card: Card; isOpen: boolean; onMark: (mark: ReceiptMark) => void };

/** How the box has to be handled. */
export function MarksRow({ card: { marks = [] }, isOpen, onMark }: MarksRowProps) {
  const { marks: words } = receivingTexts.read();
  return (
    <Row wrap gap={8} align="center" className={css.row} role="group" aria-label={words.title}>
      {receiptMarks.map((mark) => (
        <Button
          key={mark}
          className={css.mark}
          aria-pressed={marks.includes(mark)}
          isDisabled={!isOpen}
          onPress={() => onMark(mark)}
        >
          <Icon of={icons[mark]} />
          {words.names[mark]}
          <kbd>{keysOfMarks[mark]}</kbd>
        </Button>
      ))}
    </Row>
  );
}

/** Where the declaration says otherwise than the marks. */
export function MarksHint({ card: { look, marks = [] } }: { card: Card }) {
  const { marks: words } = receivingTexts.read();
  const declared = look.goods === null ? undefined : marksOfGoods(look.goods);
  const missing = declared?.filter((mark) => !marks.includes(mark)) ?? [];
  const surplus = declared === undefined ? [] : marks.filter((mark) => !declared.includes(mark));
  const named = (list: readonly ReceiptMark[]) => list.map((mark) => words.names[mark]).join(words.comma);
  if (missing.length + surplus.length === 0) return null;
  return (
    <Row as="p" wrap rowGap={0} columnGap={16} tone="gold" size={13} role="status">
      {missing.length > 0 && <span>{words.missing(named(missing))}</span>}
      {surplus.length > 0 && <span>{words.surplus(named(surplus))}</span>}
    </Row>
  );
}

/**
 * What is open with the parcel: the problem that the next Enter reports, or the one on record with what its owner has
 * answered.
 */
export function ProblemLine({ card, onDrop }: { card: Card; onDrop: () => void }) {
  const { problem: words } = receivingTexts.read();
  const { reports, look, scanId } = card;
  if (reports !== undefined)
    return (
      <Row
        as="p"
        wrap
        rowGap={4}
        columnGap={10}
        align="center"
        paddingX={12}
        paddingY={8}
        fill="gold-soft"
        radius="control"
        tone="gold"
        breaks
      >
        <Icon of={TriangleAlert} />
        <b>{receiptProblemNames[reports.problem][locale]}</b>
        {reports.note}
        {scanId === undefined && (
          <Button kind="quiet" square aria-label={words.drop} onPress={onDrop}>
            <Icon of={X} />
          </Button>
        )}
      </Row>
    );
  if (!look.problem) return null;
  const { kind, answer } = look.problem;
  return (
    <Row
      as="p"
      wrap
      rowGap={4}
      columnGap={10}
      align="center"
      paddingX={12}
      paddingY={8}
      fill="gold-soft"
      radius="control"
      tone="gold"
      breaks
    >
      <Icon of={TriangleAlert} />
      <b>{receiptProblemNames[kind][locale]}</b>
      {answer === null ? words.waits : words.answered(problemAnswerNames[answer][locale])}
    </Row>
  );
}
