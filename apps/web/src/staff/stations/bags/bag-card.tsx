import { bagKinds } from '@rohi/contract/containers/bag-kinds';
import { isFarFromContents } from '@rohi/contract/containers/bag-weight';
import { ChevronRight, Inbox, LockKeyhole, Printer, ShoppingBag, Undo2 } from 'lucide-react';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { thingOf } from '../bench/bench-verdict.ts';
import { bagsTexts, benchTexts } from '../station-words.ts';
import { readWeightG, weightText } from '../receiving/typed-measures.ts';
import { kindOf, takeOut, typeInto } from './bag-table.ts';
import type { BagsAtWork } from './use-bags.ts';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './bag-card.module.css';
import { goodsText } from '../../kit/goods-text.ts';

const longestWeight = 12;
const longestSeal = 40;

/** The bag that is being filled: what it is, where it lies, what lies in it, and what closes it. */
export function BagCard({ bag, bags }: { bag: string; bags: BagsAtWork }) {
  const { bag: words } = bagsTexts.read();
  const { kinds } = benchTexts.read();
  const { filled, pending, table } = bags;
  const kind = filled?.kind ?? kindOf(table, bag) ?? 'SACK';
  const waiting = pending.filter((each) => each.bag === bag);
  return (
    <Stack
      as="section"
      gap={12}
      minWidth={0}
      minHeight={0}
      overflow="auto"
      paddingX={20}
      paddingY={16}
      fill="surface"
      border="all"
      radius="panel"
      className={css.card}
      aria-label={bag}
    >
      <Row as="header" gap={16} justify="between">
        <div>
          <Row as="p" wrap rowGap={4} columnGap={12} align="center" className={css.code}>
            <b>{bag}</b>{' '}
            <Text
              as="span"
              paddingX={12}
              paddingY={3}
              fill="lapis-soft"
              radius="pill"
              tone="lapis"
              size={13}
              weight={700}
            >
              {words.filling}
            </Text>
          </Row>
          <Text tone="soft">
            {kinds[kind]} ·{' '}
            <Text as="b" tone="ink">
              {filled?.destination ?? words.noDestination}
            </Text>
            {filled?.cell && ` · ${filled.cell}`}
          </Text>
          {filled?.channel && <Text tone="soft">{words.channel(filled.channel)}</Text>}
          {!filled?.channel && !filled?.parcels && <Text tone="soft">{words.noChannel}</Text>}
        </div>
        <Text flex="none" tone="soft" className={css.count}>
          <b>{(filled?.parcels ?? 0) + waiting.length}</b> {words.parcels}
          <Text as="span" display="block" size={13}>
            {filled !== undefined && words.customers(filled.customers)}
          </Text>
        </Text>
      </Row>
      <Levels bag={bag} bags={bags} />
      <Contents bag={bag} bags={bags} />
      <Sums bags={bags} />
      <footer className={css.acts}>
        <Button className={css.act} onPress={bags.putAside}>
          <Icon of={Inbox} />
          <span>{words.aside}</span>
        </Button>
        <Button className={css.act} onPress={() => takeOut(table)} aria-pressed={bags.work.takesOut}>
          <Icon of={Undo2} />
          <span>{words.takeOut}</span>
          <kbd>F4</kbd>
        </Button>
        <Button className={css.act} onPress={bags.print} isDisabled={!bags.hasLine}>
          <Icon of={Printer} />
          <span>{words.label}</span>
          <kbd>F8</kbd>
        </Button>
        <Button kind="primary" className={css.close} onPress={bags.close}>
          <Icon of={LockKeyhole} />
          {words.close}
          <kbd>Enter</kbd>
        </Button>
      </footer>
    </Stack>
  );
}

/** The bags around it, itself, and the last one in it. */
function Levels({ bag, bags: { filled, table } }: { bag: string; bags: BagsAtWork }) {
  const { bag: words } = bagsTexts.read();
  const { kinds, parcels } = benchTexts.read();
  const inner = filled?.contents.find(({ kind }) => kind !== null);
  const chain = [
    ...(filled?.around ?? []),
    { code: bag, kind: filled?.kind ?? kindOf(table, bag) ?? 'SACK', parcels: filled?.parcels },
    ...(inner?.kind ? [{ code: inner.code, kind: inner.kind, parcels: undefined }] : []),
  ];
  if (chain.length === 1) return null;
  return (
    <Row as="ol" gap={6} className={css.levels}>
      {chain.map((each) => (
        <Row
          as="li"
          gap={6}
          align="center"
          flex={1}
          minWidth={0}
          key={each.code}
          aria-current={each.code === bag || undefined}
        >
          <Icon of={ChevronRight} size={16} className={css.arrow} />
          <Grid
            flex={1}
            minWidth={0}
            paddingX={14}
            paddingY={6}
            border="all"
            radius="control"
            tone="soft"
            size={13}
          >
            <span>
              {words.level(bagKinds.indexOf(each.kind) + 1)} · {kinds[each.kind]}
            </span>
            <span>
              <b>{each.code}</b> {each.parcels !== undefined && parcels(each.parcels)}
            </span>
          </Grid>
        </Row>
      ))}
    </Row>
  );
}

function Contents({ bag, bags: { filled, pending, table, hasLine } }: { bag: string; bags: BagsAtWork }) {
  const { bag: words } = bagsTexts.read();
  const { kinds } = benchTexts.read();
  const waiting = pending.filter((each) => each.bag === bag);
  const contents = filled?.contents ?? [];
  const hasNothing = contents.length + waiting.length === 0;
  return (
    // A long bag is scrolled by keys as well.
    <Box
      as="section"
      flex={1}
      overflow="auto"
      border="all"
      radius="control"
      className={css.contents}
      tabIndex={0}
      aria-label={words.contents}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{words.contents}</th>
            <th scope="col">{words.customer}</th>
            <th scope="col">{words.goods}</th>
            <th scope="col">{words.weight}</th>
            <th scope="col">
              <span className="visually-hidden">{words.takeOut}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {waiting.map(({ scanId, code }) => (
            <tr key={scanId} className={css.waits}>
              <th scope="row">{code}</th>
              <td colSpan={4}>
                {[thingOf({ parcel: table.bags.floor()?.parcels.get(code) ?? null }), words.waits]
                  .filter(Boolean)
                  .join(' · ')}
              </td>
            </tr>
          ))}
          {contents.map(({ code, kind, customerCode, goods, weightG }) => (
            <tr key={code}>
              <th scope="row">
                {kind !== null && <Icon of={ShoppingBag} size={16} />}
                {code}
              </th>
              <td>{kind === null ? customerCode : kinds[kind]}</td>
              <Box as="td" overflow="hidden" lines="nowrap" className={css.goods}>
                {goodsText(goods)}
              </Box>
              <td>{weightG !== null && formatDecimal((weightG / 1_000).toFixed(2))}</td>
              <td>
                <Grid
                  as="button"
                  type="button"
                  place="center"
                  padding={0}
                  radius="control"
                  tone="soft"
                  className={css.out}
                  aria-label={words.takeOutOf(code)}
                  onClick={() => takeOut(table, code)}
                >
                  <Icon of={Undo2} size={16} />
                </Grid>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Text paddingX={12} paddingY={8} tone="soft" size={13}>
        {hasNothing ? words.empty : hasLine ? words.move : words.offline}
      </Text>
    </Box>
  );
}

/** What the contents weigh, what the scale says, how far they are apart, and the seal. */
function Sums({ bags: { filled, work, table, pending, hasLine } }: { bags: BagsAtWork }) {
  const { bag: words } = bagsTexts.read();
  const { kg } = benchTexts.read();
  // What was scanned last is not in the answer of the service yet; offline it is counted in.
  const contentsG = hasLine && pending.length > 0 ? null : (filled?.contentsG ?? null);
  const weightG = readWeightG(work.typed.weight);
  const canCompare = contentsG !== null && contentsG > 0 && weightG !== undefined;
  const isFar = canCompare && isFarFromContents(weightG, contentsG);
  const percent = canCompare ? (Math.abs(weightG - contentsG) * 100) / contentsG : undefined;
  const hasUnweighed = filled?.contentsG === null;
  return (
    <Grid border="all" radius="control" className={css.sums}>
      <p>
        <span>{words.sum}</span>
        <b>{contentsG === null ? '—' : `${formatDecimal(weightText(contentsG))} ${kg}`}</b>
        {hasUnweighed && <span>{words.unweighed}</span>}
      </p>
      <label>
        <span>{words.scale}</span>
        <Text as="span" align="center" fill="surface" radius="control" className={css.typed}>
          <input
            name="weight"
            value={work.typed.weight}
            maxLength={longestWeight}
            inputMode="decimal"
            autoComplete="off"
            onChange={(event) => typeInto(table, 'weight', event.currentTarget.value)}
          />
          {kg}
        </Text>
      </label>
      <p>
        <span>{words.difference}</span>
        <b className={classNames(percent !== undefined && (isFar ? css.far : css.near))}>
          {percent === undefined ? '—' : `${formatDecimal(percent.toFixed(1))}\u00A0%`}
        </b>
      </p>
      <label>
        <span>{words.seal}</span>
        <Text as="span" align="center" fill="surface" radius="control" className={css.typed}>
          <input
            name="seal"
            value={work.typed.seal}
            maxLength={longestSeal}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={(event) => typeInto(table, 'seal', event.currentTarget.value)}
          />
        </Text>
      </label>
    </Grid>
  );
}
