import type { ClueName } from '@rohi/contract/pool/pool-rules';
import type { UseQueryResult } from '@tanstack/react-query';
import {
  CircleCheck,
  CircleMinus,
  Clock,
  Hash,
  Link2,
  Phone,
  Scale,
  ScanText,
  Shirt,
  Store,
  Undo2,
  UserRound,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { weightText } from './pool-measures.ts';
import type { Candidate, Candidates, PoolParcel } from './pool-queries.ts';
import { poolTexts } from '../station-words.ts';
import { useBinding } from './use-binding.ts';
import { isCovered } from '../scan-input/covered-scans.ts';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './candidates-panel.module.css';
import { goodsText } from '../../kit/goods-text.ts';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { DialogText } from '../../kit/ui/dialog-text.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { momentHere } from '../bar/time-of-day.ts';
import { personName } from '../../kit/people.ts';

type BoundPanelProps = { parcel: PoolParcel; binding: NonNullable<PoolParcel['binding']> };

/** What a parcel was bound to, by which user, and the way back. */
function BoundPanel({ parcel, binding }: BoundPanelProps) {
  const { binding: words } = poolTexts.read();
  const [asks, setAsks] = useState(false);
  const { unbind, busy } = useBinding(parcel.trackingCode);
  const { customerCode, declaredCode, boundBy, boundAt } = binding;
  return (
    <Stack gap={10} align="center" justify="center" flex={1} text="center" className={css.bound}>
      <Icon of={CircleCheck} size={32} />
      <h2>{words.done(customerCode)}</h2>
      <p>{words.text(customerCode, declaredCode)}</p>
      <Text tone="soft">{words.who(personName(boundBy), momentHere(boundAt))}</Text>
      <RecordLink to="parcels" id={declaredCode}>
        {words.next}
      </RecordLink>
      <Button isDisabled={busy} onPress={() => setAsks(true)}>
        <Icon of={Undo2} size={18} />
        {words.undo}
      </Button>
      {asks && (
        <Dialog alert title={words.ask.title} onClose={() => setAsks(false)}>
          <DialogText>{words.ask.text(customerCode)}</DialogText>
          <DialogFoot>
            <Button onPress={() => setAsks(false)}>{words.ask.no}</Button>
            <Button
              kind="danger"
              isDisabled={busy}
              onPress={() => {
                setAsks(false);
                void unbind();
              }}
            >
              {words.ask.yes}
            </Button>
          </DialogFoot>
        </Dialog>
      )}
    </Stack>
  );
}

/** The code of the label above the declared one, sign under sign; what differs is marked in both. */
function CodesBeside({ steps }: { steps: Candidate['steps'] }) {
  const { candidates: words } = poolTexts.read();
  const textOf = (side: 'label' | 'declared') => steps.map((step) => step[side]).join('');
  return (
    <Grid as="dl" gap={4} paddingX={12} paddingY={10} fill="canvas" radius={10} className={css.codes}>
      {(['label', 'declared'] as const).map((side) => (
        <div key={side} data-side={side}>
          <Text as="dt" tone="soft" size={13}>
            {words[side]}
          </Text>
          <dd>
            <span className="visually-hidden">{textOf(side)}</span>
            {steps.map((step, index) => (
              <span
                // oxlint-disable-next-line react/no-array-index-key -- signs have no other name than their place
                key={index}
                data-differs={step.kind === 'SAME' ? undefined : step.kind}
                className={css.sign}
                aria-hidden
              >
                {step[side] === '' ? '·' : step[side]}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </Grid>
  );
}

type CandidatesPanelProps = {
  parcel: PoolParcel;
  candidates: UseQueryResult<Candidates>;
  listHref: string;
};

/**
 * The likely owners of the parcel. Only the first can be bound, and only where enough speaks for it; nothing happens by
 * itself.
 */
export function CandidatesPanel({ parcel, candidates, listHref }: CandidatesPanelProps) {
  const { candidates: words } = poolTexts.read();
  if (parcel.binding !== null) return <BoundPanel parcel={parcel} binding={parcel.binding} />;
  const open = parcel.claims.filter(({ state }) => state === 'OPEN').length;
  return (
    <>
      <Row
        as="header"
        wrap
        rowGap={4}
        columnGap={12}
        align="baseline"
        justify="between"
        border="bottom"
        tone="soft"
        size={13}
        className={css.head}
      >
        <Text as="h2" tone="ink" size={16}>
          {words.title}
        </Text>
        {candidates.data && <span>{words.compared(formatDecimal(String(candidates.data.compared)))}</span>}
      </Row>
      <Answered answer={candidates}>
        {({ list, mayBind }) => (
          <Box as="ol" flex={1}>
            {list.length === 0 && (
              <li className={css.noOne}>
                <Text as="b" tone="ink">
                  {words.none}
                </Text>
                <span>{words.noneHint}</span>
              </li>
            )}
            {list.map((candidate, index) => (
              <CandidateRow
                key={candidate.trackingCode}
                candidate={candidate}
                place={index + 1}
                parcel={parcel}
                mayBind={mayBind && index === 0}
              />
            ))}
          </Box>
        )}
      </Answered>
      <Row
        as="footer"
        wrap
        rowGap={8}
        columnGap={16}
        align="center"
        justify="between"
        paddingX={18}
        paddingY={12}
        tone="soft"
        size={13}
        className={css.foot}
      >
        <span>{[words.footer, open === 0 ? words.noClaims : words.openClaims(open)].join(' · ')}</span>
        <a href={listHref}>{words.leave}</a>
      </Row>
    </>
  );
}

type CandidateRowProps = { candidate: Candidate; place: number; parcel: PoolParcel; mayBind: boolean };

function CandidateRow({ candidate, place, parcel, mayBind }: CandidateRowProps) {
  const { candidates: words } = poolTexts.read();
  const { customerCode, orderCode, goods, pickupPoint, score, steps, reasons } = candidate;
  const { bind, busy } = useBinding(parcel.trackingCode);
  const isFirst = place === 1;
  useEnter(mayBind && !busy, () => void bind(candidate));
  return (
    <li className={css.candidate} data-first={isFirst || undefined}>
      <Row gap={12} align="center" justify="between" className={css.who}>
        <Text as="h3" size={16} digits>
          {isFirst ? customerCode : `${place}. ${customerCode}`}
        </Text>
        <Row as="span" gap={10} align="center" flex="none" digits>
          <span className={css.bar} aria-hidden>
            <span style={{ inlineSize: `${score}%` }} />
          </span>
          <span className="visually-hidden">{words.score(score)}</span>
          <b aria-hidden>{score}</b>
        </Row>
      </Row>
      <Row as="p" wrap rowGap={2} columnGap={10} tone="soft" size={13}>
        {orderCode !== null && (
          <>
            {words.order} <RecordLink to="orders" id={orderCode} />
          </>
        )}
        {[goodsText(goods), pickupPoint].map((text) => text !== null && <span key={text}>{text}</span>)}
      </Row>
      {isFirst && steps.length > 0 && <CodesBeside steps={steps} />}
      <Grid as="ul" tone="soft" className={css.reasons}>
        {reasons.map((reason) => (
          <li key={reason.clue} data-against={!reason.isFor || undefined}>
            <Icon of={reason.isFor ? icons[reason.clue] : CircleMinus} size={16} />
            <span>{reasonText(reason, candidate)}</span>
          </li>
        ))}
      </Grid>
      {isFirst &&
        (mayBind ? (
          <Button kind="primary" className={css.bind} isDisabled={busy} onPress={() => void bind(candidate)}>
            <Icon of={Link2} size={18} />
            {words.bind(customerCode)}
            <kbd>Enter</kbd>
          </Button>
        ) : (
          <Text paddingX={12} paddingY={10} fill="gold-soft" radius={10} tone="gold">
            {words.notSure}
          </Text>
        ))}
    </li>
  );
}

/**
 * Enter beside every button and field, or in the empty field of the scans, does what is offered: a scanner's own Enter
 * belongs to its code.
 */
function useEnter(isOffered: boolean, act: () => void): void {
  const onEnter = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== 'Enter' || event.repeat || event.defaultPrevented || isCovered(target)) return;
    const isEmptyScan =
      target instanceof HTMLInputElement && target.dataset['scanField'] !== undefined && target.value === '';
    if (target !== document.body && !isEmptyScan) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOffered) return undefined;
    addEventListener('keydown', onEnter);
    return () => removeEventListener('keydown', onEnter);
  }, [isOffered]);
}

const icons: Record<ClueName, LucideIcon> = {
  CODE: ScanText,
  CUSTOMER: Hash,
  NAME: UserRound,
  PHONE: Phone,
  GOODS: Shirt,
  WEIGHT: Scale,
  SELLER: Store,
  BESIDE: Clock,
};

/** A short fact with the values that were compared. */
function reasonText(
  { clue, isFor, read, declared }: Candidate['reasons'][number],
  { steps }: Candidate,
): string {
  const { reasons } = poolTexts.read().candidates;
  const [one, other] = [read ?? '', declared ?? ''];
  const count = (...kinds: string[]) => steps.filter(({ kind }) => kinds.includes(kind)).length;
  const texts: Record<ClueName, () => string> = {
    CODE: () =>
      reasons.code({
        same: count('SAME'),
        alike: count('ALIKE', 'SWAPPED'),
        lost: count('MISSING', 'UNREAD'),
        other: count('OTHER', 'EXTRA'),
      }),
    CUSTOMER: () => reasons.customer(one, isFor),
    NAME: () => reasons.name(one, isFor),
    PHONE: () => reasons.phone(one, isFor),
    GOODS: () => reasons.goods(one, other, isFor),
    WEIGHT: () => reasons.weight(weightText(Number(one)), weightText(Number(other))),
    SELLER: () => reasons.seller(one),
    BESIDE: () => reasons.beside(one),
  };
  return texts[clue]();
}
