import { formatMonthDay } from '../../../shared/format/dates.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { numberOf } from '../../../shared/facts/site-facts.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { filledCells, freeDaysLeft, isPressing } from '../home/rules/free-storage.ts';
import homeCss from '../home/home.module.css';

const cells = Array.from({ length: numberOf('{{freeStorageDays}}') }, (_, index) => index);

type FreeStorageProps = {
  freeUntil: string;
  /** The Dushanbe day, not after `freeUntil`. */
  today: string;
  perDay: { amount: string; currency: string } | undefined;
};

/** How long lying there still costs nothing, a cell for each free day, and what it costs then. */
export function FreeStorage({ freeUntil, today, perDay }: FreeStorageProps) {
  const { ready } = cabinetTexts.read().home;
  const left = freeDaysLeft(freeUntil, today);
  return (
    <>
      <div className={homeCss.cells} data-pressing={isPressing(left) || undefined} aria-hidden>
        {cells.map((cell) => (
          <span key={cell} data-filled={cell < filledCells(left, cells.length) || undefined} />
        ))}
      </div>
      <p className={homeCss.until}>
        {left === 0 ? ready.freeToday : ready.freeUntil(formatMonthDay(freeUntil), left)}
      </p>
      {perDay && <p className={homeCss.afterwards}>{ready.afterwards(formatMoney(perDay))}</p>}
    </>
  );
}
