import { formatDateTime } from '../../../shared/format/dates.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import type { OrderLine } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { pointText } from '../rules/point-text.ts';
import css from './print-sheet.module.css';

/** The ticked orders as a table on paper; the screen does not show it. */
export function PrintSheet({ lines }: { lines: readonly OrderLine[] }) {
  const { fields, list, units } = ordersTexts.read();
  const { columns } = list;
  if (lines.length === 0) return null;
  return (
    <table className={css.sheet} aria-hidden="true">
      <thead>
        <tr>
          {[
            columns.code,
            fields.goods,
            fields.trackingCodes,
            columns.time,
            columns.point,
            `${columns.weight}, ${units.kg}`,
            columns.status,
          ].map((name) => (
            <th key={name}>{name}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.code}>
            <td>{line.code}</td>
            <td>{line.goods}</td>
            <td>
              {line.firstCode} {line.firstName} {line.parcels > 1 && `+${line.parcels - 1}`}
            </td>
            <td>{formatDateTime(line.createdAt)}</td>
            <td>{line.pickupPoint ? pointText(line.pickupPoint, locale) : ''}</td>
            <td>{line.weightKg}</td>
            <td>{line.stageName}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
