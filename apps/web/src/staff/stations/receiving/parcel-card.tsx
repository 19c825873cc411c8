import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { carrierNameIn } from '@rohi/contract/tracking/carrier-names';
import { readCustomerCode } from '@rohi/contract/accounts/customer-code';
import type { ReceiptMark } from '@rohi/contract/tracking/receipt-problems';
import { Archive, PackageCheck, PackageOpen, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { ChargeEstimate } from './charge-estimate.tsx';
import { ComingParcels } from './coming-parcels.tsx';
import { isReceivable } from './look-up.ts';
import { LabelButton } from '../printing/label-button.tsx';
import { MarksHint, MarksRow, ProblemLine } from './marks-row.tsx';
import { isReportable } from './problem-reports.ts';
import { labelledCode } from './receiving-work.ts';
import type { Card, TypedName } from './receiving-work.ts';
import { receivingTexts } from '../station-words.ts';
import { weightText } from './typed-measures.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './parcel-card.module.css';
import { goodsText } from '../../kit/goods-text.ts';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';

/** The service takes no more in a cell or a customer code. */
const longestTyped = 200;

type ParcelCardProps = {
  card: Card | undefined;
  /** Where parcels of the same customer lie. */
  cell: string | undefined;
  /** The name of the point where its owner collects it. */
  point: string | undefined;
  onType: (name: TypedName, value: string) => void;
  onReceive: () => void;
  onPutAside: () => void;
  hasLine: boolean;
  photos: ReactNode;
  /** Asks what is wrong with it. */
  onProblem: () => void;
  onMark: (mark: ReceiptMark) => void;
  onDropReport: () => void;
};

/** The parcel on the table: its owner, largest, then what was declared, then what is typed. */
export function ParcelCard(props: ParcelCardProps) {
  const {
    card,
    cell,
    point,
    onType,
    onReceive,
    onPutAside,
    onProblem,
    onMark,
    onDropReport,
    photos,
    hasLine,
  } = props;
  const { card: words } = receivingTexts.read();
  if (card === undefined)
    return (
      <Box as="section" align="center" justify="center" tone="soft" text="center" className={css.empty}>
        <Icon of={PackageOpen} size={40} />
        <Text as="h2" tone="ink">
          {words.empty.title}
        </Text>
        <p>{words.empty.text}</p>
      </Box>
    );
  const { code, look, scanId } = card;
  const named =
    readCustomerCode(card.typed.customerCode, readCodeShapes()) ??
    (card.typed.customerCode.trim() || undefined);
  const isOpen = scanId === undefined && isReceivable(look.say);
  // What is said of this box comes before what else is awaited.
  const hasRoom = card.reports === undefined && !look.problem && card.typed.sticker === '';
  return (
    <section className={css.card} aria-label={code} data-at-hand={isOpen || undefined}>
      <Row as="header" wrap rowGap={8} columnGap={24} justify="between">
        <div>
          <Text weight={700} digits className={css.customer}>
            {look.customerCode ?? named ?? words.noCustomer}
          </Text>
          <Text size={16} weight={600} breaks className={css.code}>
            {code}
            <Carrier code={code} />
          </Text>
        </div>
        <Facts card={card} point={point} />
      </Row>
      <Fields card={card} cell={cell} isOpen={isOpen} hasLine={hasLine} onType={onType} />
      <ProblemLine card={card} onDrop={onDropReport} />
      <Row wrap rowGap={12} columnGap={16} align="start" className={css.beside}>
        {photos}
        {isReceivable(look.say) && <MarksRow card={card} isOpen={isOpen} onMark={onMark} />}
      </Row>
      {isOpen && <MarksHint card={card} />}
      {hasRoom && <ComingParcels customerCode={look.customerCode} code={code} />}
      <footer className={css.foot}>
        <Button stacks className={css.aside} onPress={onPutAside} isDisabled={scanId !== undefined}>
          <Icon of={Archive} />
          {words.putAside}
        </Button>
        <Button stacks className={css.aside} onPress={onProblem} isDisabled={!isReportable(card)}>
          <Icon of={TriangleAlert} />
          {words.problem}
          <kbd>F4</kbd>
        </Button>
        <LabelButton code={labelledCode(card)} />
        {!isOpen && (
          <Text tone="soft" size={13} text="end" className={css.why}>
            {scanId === undefined ? words.closed : words.sent}
          </Text>
        )}
        <Button kind="primary" className={css.receive} onPress={onReceive} isDisabled={!isOpen}>
          <Icon of={PackageCheck} />
          {words.receive}
          <kbd>Enter</kbd>
        </Button>
      </footer>
    </section>
  );
}

/** The carrier with codes of this form: helps to find the slip among several. */
function Carrier({ code }: { code: string }) {
  const [likeliest] = guessCarriers(code);
  return likeliest === undefined ? null : (
    <Text as="span" tone="soft" weight={500} className={css.carrier}>
      {carrierNameIn(likeliest, locale)}
    </Text>
  );
}

function Facts({ card: { look }, point }: Pick<ParcelCardProps, 'point'> & { card: Card }) {
  const { card: words } = receivingTexts.read();
  const weight = look.weightG === null ? null : `${formatDecimal(weightText(look.weightG))} ${words.kg}`;
  const declared = [goodsText(look.goods), weight].filter((each) => each !== null).join(', ');
  const facts = [
    [words.point, point ?? null],
    [words.declared, declared === '' ? null : declared],
    [words.order, look.orderCode],
  ] as const;
  return (
    <Grid as="dl" gap={4} alignContent="start" className={css.facts}>
      {facts.map(
        ([name, value]) =>
          value !== null && (
            <div key={name}>
              <Text as="dt" tone="soft">
                {name}
              </Text>
              <Text as="dd" weight={600} breaks>
                {value}
              </Text>
            </div>
          ),
      )}
    </Grid>
  );
}

type FieldsProps = Pick<ParcelCardProps, 'cell' | 'hasLine' | 'onType'> & { card: Card; isOpen: boolean };

function Fields({ card: { look, typed }, cell, isOpen, hasLine, onType }: FieldsProps) {
  const { card: words } = receivingTexts.read();
  // Once there was one, its field stays: it may have to be emptied.
  const [hasSticker, setSticker] = useState(typed.sticker !== '');
  if (!hasSticker && typed.sticker !== '') setSticker(true);
  const field = (name: TypedName, label: string, unit?: string, hint?: string) => (
    <Grid
      as="label"
      key={name}
      gap={4}
      alignContent="start"
      tone="soft"
      size={13}
      className={css.field}
      data-name={name}
    >
      <span>{label}</span>
      <Row
        as="span"
        gap={8}
        align="center"
        paddingX={14}
        paddingY={0}
        fill="surface"
        radius="control"
        className={css.box}
      >
        <input
          name={name}
          type="text"
          maxLength={longestTyped}
          value={typed[name]}
          disabled={!isOpen}
          inputMode={name === 'weight' ? 'decimal' : 'text'}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(event) => onType(name, event.currentTarget.value)}
        />
        {unit !== undefined && (
          <Text as="span" flex="none">
            {unit}
          </Text>
        )}
      </Row>
      {hint !== undefined && (
        <Text as="span" tone="faint">
          {hint}
        </Text>
      )}
    </Grid>
  );
  const more = [
    (look.customerCode === null || typed.customerCode !== '') && field('customerCode', words.customerCode),
    hasSticker && field('sticker', words.sticker),
  ].filter(Boolean);
  return (
    <Grid rowGap={10} columnGap={12} className={css.fields} data-more={more.length}>
      {field('weight', words.weight, words.kg)}
      {field('sides', words.sides, words.cm)}
      {field('cell', words.cell, undefined, cell === undefined ? undefined : words.sameCustomer(cell))}
      {more}
      {isReceivable(look.say) && (
        <div className={css.estimate}>
          <ChargeEstimate weight={typed.weight} sides={typed.sides} hasLine={hasLine} />
        </div>
      )}
    </Grid>
  );
}
