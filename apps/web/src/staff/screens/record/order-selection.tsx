import type { ReplyTo } from '../../../shared/api/calls.ts';
import { Button } from '../../kit/ui/button.tsx';
import { ParcelActs } from './acts/parcel-acts.tsx';
import { TalkActs } from './acts/talk-acts.tsx';
import { recordTexts } from '../screen-words.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from '../parcels/parcels-list.module.css';

type OrderRow = ReplyTo<'GET /staff/orders'>['list'][number];

/** What can be done with all ticked orders: with their parcels, for colleagues, and with their customers. */
export function OrderSelection({ rows, onDone }: { rows: readonly OrderRow[]; onDone: () => void }) {
  const { talk } = recordTexts.read();
  const records = rows.map(({ code, customerCode }) => ({
    of: { kind: 'order', id: code } as const,
    code,
    customerCode,
  }));
  return (
    <Row wrap gap={8} align="center" marginBottom={12} radius="panel" className={css.bar}>
      <span className={css.count} role="status">
        {talk.orders(rows.length)}
      </span>
      <ParcelActs of={{ orders: rows.map(({ code }) => code) }} onDone={onDone} />
      <TalkActs records={records} onDone={onDone} />
      <Button kind="quiet" onPress={onDone}>
        {talk.clear}
      </Button>
    </Row>
  );
}
