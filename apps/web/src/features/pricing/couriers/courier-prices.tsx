import { useAnswer } from '../../../shared/api/use-answer.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { colon } from '../../../shared/i18n/list-signs.ts';
import { couriersTexts } from './courier-words.ts';

/** What a courier to the door costs, city by city; nothing where no city has one. */
export function CourierPrices() {
  const words = couriersTexts.read();
  const answer = useAnswer('GET /price/couriers', {});
  if (answer.state !== 'ready' || answer.data.length === 0) return null;
  return (
    <section>
      <h2 id="courier">{words.title}</h2>
      <p>{words.lead}</p>
      <ul>
        {answer.data.map(({ cityCode, city, price }) => (
          <li key={cityCode}>
            {city}
            {colon}
            <b>{formatMoney(price)}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
