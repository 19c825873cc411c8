import { useQuery } from '@tanstack/react-query';
import { showPassSerial } from '@rohi/contract/collection/passes/pass-serial';
import type { ParcelHandOver } from '@rohi/contract/hand-over/evidence.contract';
import { call } from '../../../shared/api/call.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { Panel } from '../../kit/ui/panel.tsx';
import { RecordPicture } from './record-picture.tsx';
import { recordTexts } from '../screen-words.ts';
import { Grid } from '../../../shared/ui/primitives.tsx';
import css from './photos-panel.module.css';

/**
 * How a parcel was handed over, with the photo or signature of it, or given back to its sender; nothing where it was
 * not.
 */
export function HandOverPanel({ code }: { code: string }) {
  const { handOver: words } = recordTexts.read();
  const found = useQuery({
    queryKey: ['/staff/parcels', 'hand-overs', code],
    queryFn: ({ signal }) =>
      call('GET /staff/parcels/{id}/hand-overs', { params: { id: code }, quiet: true, signal }),
  });
  const { list = [], returns = [] } = found.data ?? {};
  if (list.length + returns.length === 0) return null;
  return (
    <Panel title={words.title}>
      <Grid as="ul" gap={14} paddingX={20} paddingTop={4} paddingBottom={20} className={css.list}>
        {list.map((row) => (
          <HandOver key={row.at} code={code} row={row} />
        ))}
        {returns.map(({ at, clerk, hub, to, document }) => (
          <li key={at}>
            <b>{momentText(at)}</b>
            <span>{[words.returned(to), document && `•••• ${document.end}`].filter(Boolean).join(', ')}</span>
            <span>{[hub, clerk].filter(Boolean).join(', ')}</span>
          </li>
        ))}
      </Grid>
    </Panel>
  );
}

function HandOver({ code, row }: { code: string; row: ParcelHandOver }) {
  const { handOver: words } = recordTexts.read();
  const { at, clerk, pickupPoint, takenBackAt, proof, document, passSerial, delegate, evidence, dropped } =
    row;
  const { promised } = row;
  const parts = [
    words.proofs[proof],
    document && `•••• ${document.end}`,
    passSerial && showPassSerial(passSerial),
  ];
  return (
    <li>
      {evidence.map(({ id, kind }) => (
        <RecordPicture
          key={id}
          name={words.kinds[kind]}
          asked={{ call: 'GET /staff/parcels/{id}/hand-overs/{evidenceId}', id: code, picture: id }}
        />
      ))}
      <b>{momentText(at)}</b>
      <span>{parts.filter(Boolean).join(', ')}</span>
      <span>{[pickupPoint, clerk].filter(Boolean).join(', ')}</span>
      {delegate !== null && <span>{words.delegate(delegate)}</span>}
      {promised !== null && <span>{words.promised[promised.state](words.kinds[promised.kind])}</span>}
      {dropped.map(({ id, kind, reason, by }) => (
        <span key={id}>{words.dropped(words.kinds[kind], reason, by)}</span>
      ))}
      {takenBackAt !== null && <span>{words.takenBack(momentText(takenBackAt))}</span>}
    </li>
  );
}
