import type { StaffTransfer } from '@rohi/contract/containers/transfer-list.contract';
import { transferStateNames } from '@rohi/contract/containers/transfer-words';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import { formatDecimal } from '../../../shared/format/numbers.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { fieldNames } from '../../kit/list/audit-words.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { ContentItem, ContentsList, RowContents } from '../../kit/list/row-contents.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { transfersListTexts } from '../screen-words.ts';

/** All that is known of a transfer, and what is in it, each with the way to its record. */
export function TransferFacts({ row }: { row: StaffTransfer }) {
  const { none, kg, contents } = transfersListTexts.read();
  const names = fieldNames('transfer');
  const at = (moment: string | null, by?: string | null) =>
    moment === null ? none : by ? `${momentText(moment)} · ${by}` : momentText(moment);
  const facts = [
    [names.state, transferStateNames[row.state][locale]],
    [names.hub, row.hub],
    [names.point, row.point],
    [names.parcels, String(row.parcels)],
    [names.weightKg, `${formatDecimal(row.weightKg)} ${kg}`],
    [names.vehicle, row.vehicle ?? none],
    [names.driver, row.driver ?? none],
    [names.openedAt, at(row.openedAt, row.openedBy)],
    [names.departedAt, at(row.departedAt, row.departedBy)],
    [names.arrivedAt, at(row.arrivedAt)],
    [names.finishedAt, at(row.finishedAt)],
  ] as const;
  return (
    <RowContents facts={facts} title={contents}>
      <Contents code={row.id} />
    </RowContents>
  );
}

function Contents({ code }: { code: string }) {
  const { empty, kg } = transfersListTexts.read();
  const answer = useQuery({
    queryKey: ['/staff/transfers', 'contents', code],
    queryFn: ({ signal }) =>
      call('GET /staff/transfers/{id}/contents', { params: { id: code }, quiet: true, signal }),
  });
  return (
    <Answered answer={answer}>
      {({ list }) => (
        <ContentsList empty={empty}>
          {list.map(({ code: parcel, customerCode, bagCode, weightKg }) => (
            <ContentItem
              key={parcel}
              link={<RecordLink to="parcels" id={parcel} />}
              about={[customerCode, weightKg === null ? null : `${formatDecimal(weightKg)} ${kg}`]}
            >
              {bagCode !== null && <RecordLink to="bags" id={bagCode} />}
            </ContentItem>
          ))}
        </ContentsList>
      )}
    </Answered>
  );
}
