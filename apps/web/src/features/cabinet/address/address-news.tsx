import { CircleAlert } from 'lucide-react';
import { formatDate } from '../../../shared/format/dates.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import type { WarehouseAddresses } from './rules/address-fields.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './address-card.module.css';

/** For a month after a change: what was copied before it leads to the old place. */
export function ChangedNote({ changedOn }: { changedOn: string | null }) {
  if (changedOn === null) return null;
  return (
    <Row
      as="p"
      gap={12}
      marginTop={16}
      fill="gold-soft"
      radius="control"
      tone="gold"
      size={14}
      className={css.news}
    >
      <Icon of={CircleAlert} />
      <span>{cabinetTexts.read().address.changed(formatDate(changedOn))}</span>
    </Row>
  );
}

/** Warehouses that have ceased to take parcels: their address is stored by marketplaces. */
export function ClosedNotes({ closed }: Pick<WarehouseAddresses, 'closed'>) {
  const texts = cabinetTexts.read().address;
  return closed.map(({ id, name, closedOn }) => (
    <Row
      as="p"
      key={id}
      gap={12}
      marginTop={16}
      fill="gold-soft"
      radius="control"
      tone="gold"
      size={14}
      className={css.news}
    >
      <Icon of={CircleAlert} />
      <span>{texts.closed(name, formatDate(closedOn))}</span>
    </Row>
  ));
}
