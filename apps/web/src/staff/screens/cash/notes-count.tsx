import { notesOf } from '@rohi/contract/billing/cash';
import type { CashCurrency } from '@rohi/contract/billing/cash';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { cashTexts } from '../screen-words.ts';
import {
  coinsField,
  fieldOfNote,
  isUnreadable,
  minorText,
  readCoins,
  readPieces,
  typedSum,
} from './typed-count.ts';
import type { TypedCount } from './typed-count.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './notes-count.module.css';

type NotesCountProps = {
  currency: CashCurrency;
  typed: TypedCount;
  onType: (field: string, text: string) => void;
  /** Beside the name of the currency. */
  head: ReactNode;
  /** The count is over: shown, no longer typed. */
  isLocked?: boolean;
};

const longestCount = 5;
const longestSum = 14;

/** Notes of a currency from the largest down, with what they come to; coins of somoni as one sum. */
export function NotesCount({ currency, typed, onType, head, isLocked = false }: NotesCountProps) {
  const { count, currencies } = cashTexts.read();
  const id = useId();
  return (
    <Box
      as="section"
      minWidth={0}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      aria-labelledby={id}
    >
      <Row
        as="header"
        gap={12}
        align="baseline"
        justify="between"
        paddingX={16}
        paddingY={10}
        className={css.head}
      >
        <h2 id={id}>{currencies[currency]}</h2>
        <span>{head}</span>
      </Row>
      <Box as="table" wide digits className={css.table}>
        <thead>
          <tr>
            <th scope="col">{count.note}</th>
            <th scope="col">{count.pieces}</th>
            <th scope="col">
              {count.sum}, {currency}
            </th>
          </tr>
        </thead>
        <tbody>
          {notesOf[currency].map((note) => (
            <NoteRow
              key={note}
              typed={typed}
              onType={onType}
              isLocked={isLocked}
              name={String(note)}
              label={count.piecesOf(`${note} ${currency}`)}
              field={fieldOfNote(currency, note)}
              sum={piecesSum(typed[fieldOfNote(currency, note)], note)}
            />
          ))}
          {currency === 'TJS' && (
            <NoteRow
              typed={typed}
              onType={onType}
              isLocked={isLocked}
              name={count.coins}
              label={count.coins}
              field={coinsField}
              sum={readCoins(typed[coinsField])}
              isCoins
            />
          )}
        </tbody>
      </Box>
      <Row
        as="p"
        align="baseline"
        justify="between"
        paddingX={16}
        paddingY={12}
        border="top"
        tone="soft"
        digits
        className={css.total}
      >
        <span>{count.total}</span>
        <output>{formatDecimal(minorText(typedSum(typed, currency)))}</output>
      </Row>
    </Box>
  );
}

function piecesSum(text: string | undefined, note: number): bigint | undefined {
  const pieces = readPieces(text);
  return pieces === undefined ? undefined : BigInt(pieces) * BigInt(note) * 100n;
}

type NoteRowProps = Pick<NotesCountProps, 'typed' | 'onType' | 'isLocked'> & {
  name: string;
  label: string;
  field: string;
  sum: bigint | undefined;
  isCoins?: boolean;
};

function NoteRow({ typed, onType, isLocked, name, label, field, sum, isCoins = false }: NoteRowProps) {
  const { count } = cashTexts.read();
  const isWrong = isUnreadable(typed, field);
  return (
    <tr>
      <th scope="row">
        <Row as="span" gap={8} align="center" justify="between" weight={600} className={css.note}>
          {name}
          {!isCoins && <span aria-hidden="true">×</span>}
        </Row>
      </th>
      <td>
        <input
          name={field}
          className={css.pieces}
          aria-label={label}
          aria-invalid={isWrong}
          title={isWrong ? count.unreadable : undefined}
          inputMode={isCoins ? 'decimal' : 'numeric'}
          enterKeyHint="next"
          autoComplete="off"
          placeholder="0"
          maxLength={isCoins ? longestSum : longestCount}
          readOnly={isLocked}
          value={typed[field] ?? ''}
          onChange={(event) => onType(field, event.currentTarget.value)}
          onKeyDown={(event) => goOn(event, () => onType(field, '0'))}
          onFocus={(event) => event.currentTarget.select()}
        />
        {isWrong && (
          <Text as="span" role="alert" display="block" tone="danger" size={13} className={css.wrong}>
            {count.unreadable}
          </Text>
        )}
      </td>
      <td className={classNames(css.sum, sum === undefined && css.none)}>
        {sum === undefined ? '—' : formatDecimal(minorText(sum))}
      </td>
    </tr>
  );
}

/**
 * Enter leaves a zero in an empty field and goes to the next one; from the last it sends the form, as Enter does by
 * itself.
 */
function goOn(event: KeyboardEvent<HTMLInputElement>, leaveZero: () => void): void {
  if (event.key !== 'Enter') return;
  const input = event.currentTarget;
  if (input.value.trim() === '') leaveZero();
  const fields = [...(input.form?.querySelectorAll<HTMLInputElement>('input:not([readonly])') ?? [])];
  const next = fields[fields.indexOf(input) + 1];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
