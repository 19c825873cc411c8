import { problemAnswerNames, receiptProblemNames } from '@rohi/contract/tracking/problem-words';
import { receiptProblems } from '@rohi/contract/tracking/receipt-problems';
import type { Tone } from '@rohi/contract/tone';
import type { StaffProblem } from '@rohi/contract/warehouse/problem-list.contract';
import { problemStateNames, problemStates } from '@rohi/contract/warehouse/problem-states';
import type { ProblemState } from '@rohi/contract/warehouse/problem-states';
import { ArrowUpRight } from 'lucide-react';
import { formatDay } from '../../../shared/format/dates.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { recordHref, useStaffRoute } from '../../kit/router/staff-router.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from '../audit/audit.module.css';
import { PhotosPanel } from '../record/photos-panel.tsx';
import { problemsListTexts } from '../screen-words.ts';

const tones: Record<ProblemState, Tone | 'danger'> = {
  WAITING: 'gold',
  OVERDUE: 'danger',
  TO_SEND: 'green',
  TO_RETURN: 'lapis',
  TO_DISPOSE: 'lapis',
  ENDED: 'grey',
};

/** All that is known of a problem, and the way to its parcel, where what was answered is done. */
function ProblemFacts({ row }: { row: StaffProblem }) {
  const { none, open } = problemsListTexts.read();
  const names = fieldNames('problem');
  const { line } = useStaffRoute();
  const facts = [
    [names.trackingCode, row.trackingCode],
    [names.customerCode, row.customerCode ?? none],
    [names.problemKind, receiptProblemNames[row.kind][locale]],
    [names.clerkNote, row.note ?? none],
    [names.raisedAt, `${momentText(row.raisedAt)} · ${row.raisedBy} · ${row.station}`],
    [names.answerBy, formatDay(row.answerBy)],
    [
      names.answeredAt,
      row.answeredAt === null || row.answer === null
        ? none
        : `${momentText(row.answeredAt)} · ${problemAnswerNames[row.answer][locale]}`,
    ],
    [names.doneBy, row.doneBy === null ? none : formatDay(row.doneBy)],
  ] as const;
  return (
    <Grid gap={24}>
      <Grid as="dl" rowGap={10} columnGap={16} breaks className={css.facts}>
        {facts.map(([name, value]) => [<dt key={`${name}:`}>{name}</dt>, <dd key={name}>{value}</dd>])}
      </Grid>
      <Text
        as="a"
        display="inline-flex"
        gap={4}
        align="center"
        tone="lapis"
        weight={600}
        lines="nowrap"
        className={css.link}
        href={recordHref(line, 'parcels', row.trackingCode)}
      >
        {open}
        <Icon of={ArrowUpRight} size={16} />
      </Text>
      <PhotosPanel code={row.trackingCode} />
    </Grid>
  );
}

/**
 * What waits for support, for the warehouse, for a customer; it is answered in the cabinet and done at the parcel,
 * never edited here.
 */
export function problemsList(): ListDefinition<StaffProblem, object> {
  const texts = problemsListTexts.read();
  const names = fieldNames('problem');
  return {
    path: '/staff/problems',
    lineKey: 'line',
    thing: 'problem',
    texts,
    usualSort: '',
    withoutHistory: true,
    nameOf: (row) => row.trackingCode,
    facts: ProblemFacts,
    filters: [
      { key: 'state', label: names.state, many: true, options: optionsOf(problemStates, problemStateNames) },
      {
        key: 'kind',
        label: names.problemKind,
        many: true,
        options: optionsOf(receiptProblems, receiptProblemNames),
      },
      { key: 'days', label: names.raisedAt, days: true },
    ],
    columns: [
      { key: 'trackingCode', title: names.trackingCode, width: 190, cell: (row) => row.trackingCode },
      {
        key: 'state',
        title: names.state,
        width: 220,
        cell: (row) => <ToneLabel tone={tones[row.state]}>{problemStateNames[row.state][locale]}</ToneLabel>,
      },
      { key: 'problemKind', title: names.problemKind, cell: (row) => receiptProblemNames[row.kind][locale] },
      {
        key: 'customerCode',
        title: names.customerCode,
        width: 130,
        cell: (row) => row.customerCode ?? texts.none,
      },
      {
        key: 'answerBy',
        title: names.answerBy,
        width: 150,
        minor: true,
        cell: (row) => formatDay(row.answerBy),
      },
      {
        key: 'raisedAt',
        title: names.raisedAt,
        width: 190,
        end: true,
        sortable: true,
        cell: (row) => momentText(row.raisedAt),
      },
    ],
  };
}
