import type { StaffCustomer } from '@rohi/contract/accounts/customer-list.contract';
import { Button } from '../../kit/ui/button.tsx';
import { TalkActs } from './acts/talk-acts.tsx';
import { recordTexts } from '../screen-words.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from '../parcels/parcels-list.module.css';

/** What can be done with all ticked customers. */
export function CustomerSelection({ rows, onDone }: { rows: readonly StaffCustomer[]; onDone: () => void }) {
  const { talk } = recordTexts.read();
  const records = rows.map(({ id, code }) => ({
    of: { kind: 'customer', id } as const,
    code,
    customerCode: code,
  }));
  return (
    <Row wrap gap={8} align="center" marginBottom={12} radius="panel" className={css.bar}>
      <span className={css.count} role="status">
        {talk.customers(rows.length)}
      </span>
      <TalkActs records={records} onDone={onDone} />
      <Button kind="quiet" onPress={onDone}>
        {talk.clear}
      </Button>
    </Row>
  );
}
