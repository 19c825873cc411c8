import type { StaffBag } from '@rohi/contract/containers/bag-list.contract';
import { bagKindNames, bagStateNames } from '@rohi/contract/containers/bag-names';
import { toneOfProblem } from '@rohi/contract/tracking/status-tone';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { trackingWords } from '../../kit/names.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { ContentItem, ContentsList, RowContents } from '../../kit/list/row-contents.tsx';
import { bagsListTexts } from '../screen-words.ts';
import { goodsText } from '../../kit/goods-text.ts';

/** All that is known of a bag, and what lies in it, each with the way to its record. */
export function BagFacts({ row }: { row: StaffBag }) {
  const { none, kg, contents } = bagsListTexts.read();
  const names = fieldNames('bag');
  const facts = [
    [names.bagKind, bagKindNames[row.kind][locale]],
    [names.state, bagStateNames[row.state][locale]],
    [names.warehouse, row.warehouse],
    [names.destination, row.destination ?? none],
    [names.cell, row.cell ?? none],
    [names.holder, row.holder === null ? none : <RecordLink key="holder" to="bags" id={row.holder} />],
    [names.parcels, String(row.parcels)],
    [names.weightKg, row.weightKg === null ? none : `${formatDecimal(row.weightKg)} ${kg}`],
    [names.seal, row.seal ?? none],
    [names.openedAt, `${momentText(row.openedAt)} · ${row.openedBy}`],
    [names.closedAt, row.closedAt === null ? none : `${momentText(row.closedAt)} · ${row.closedBy}`],
  ] as const;
  return (
    <RowContents facts={facts} title={contents}>
      <Contents code={row.id} />
    </RowContents>
  );
}

function Contents({ code }: { code: string }) {
  const answer = useQuery({
    queryKey: ['/staff/bags', 'contents', code],
    queryFn: ({ signal }) =>
      call('GET /staff/bags/{id}/contents', { params: { id: code }, quiet: true, signal }),
  });
  return (
    <Answered answer={answer}>
      {({ list }) => (
        <ContentsList empty={bagsListTexts.read().empty}>
          {list.map((each) => (
            <Content key={each.code} content={each} />
          ))}
        </ContentsList>
      )}
    </Answered>
  );
}

type BagContent = ReplyTo<'GET /staff/bags/{id}/contents'>['list'][number];

function Content({ content }: { content: BagContent }) {
  const { kg } = bagsListTexts.read();
  const { code, kind, customerCode, goods, weightKg, flags, since } = content;
  const about = [
    kind === null ? null : bagKindNames[kind][locale],
    customerCode,
    goodsText(goods),
    weightKg === null ? null : `${formatDecimal(weightKg)} ${kg}`,
    momentText(since),
  ];
  return (
    <ContentItem link={<RecordLink to={kind === null ? 'parcels' : 'bags'} id={code} />} about={about}>
      {flags.map((flag) => (
        <ToneLabel key={flag} tone={toneOfProblem(flag)}>
          {trackingWords.problemNames[flag]}
        </ToneLabel>
      ))}
    </ContentItem>
  );
}
