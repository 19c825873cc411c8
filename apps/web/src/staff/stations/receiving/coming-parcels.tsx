import { useMemo } from 'react';
import { receivingTexts } from '../station-words.ts';
import { useSnapshotValue } from './snapshot.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './coming-parcels.module.css';
import { goodsText } from '../../kit/goods-text.ts';

const mostShown = 3;
/** Signs at the end of a code by which a clerk finds the box. */
const tailLength = 6;

/**
 * What the snapshot still expects for the customer of the parcel on the table: who holds one box of them may look for
 * the next.
 */
export function ComingParcels({ customerCode, code }: { customerCode: string | null; code: string }) {
  const { card: words } = receivingTexts.read();
  const parcels = useSnapshotValue()?.parcels;
  const coming = useMemo(
    () =>
      customerCode === null
        ? []
        : [...(parcels?.values() ?? [])].filter(
            (parcel) => parcel.customerCode === customerCode && parcel.code !== code,
          ),
    [parcels, customerCode, code],
  );
  if (coming.length === 0) return null;
  return (
    <Row as="dl" border="all" radius="control" size={14} className={css.coming}>
      <dt>{words.coming(coming.length)}</dt>
      {coming.slice(0, mostShown).map((parcel) => (
        <dd key={parcel.code}>
          <span title={parcel.code}>…{parcel.code.slice(-tailLength)}</span> {goodsText(parcel.goods)}
        </dd>
      ))}
    </Row>
  );
}
