import type { ScanSay } from '@rohi/contract/stations/verdicts';
import type { VerdictWords } from '../verdict/tones.ts';

/** What a station says of parcels that are brought on nowhere. */
export const staySays = {
  LOST: {
    title: 'Её ищут',
    line: 'Посылка числится потерянной: никуда её не отправляйте',
    next: 'Отложите к проблемным и нажмите «Лежит здесь»',
  },
  RETURNING: {
    title: 'Едет назад',
    line: 'Посылка возвращается отправителю: дальше её не везут и не выдают',
    next: 'Отложите к возвратам и нажмите «Лежит здесь»',
  },
  STAYS_INSIDE: {
    title: 'Внутри лишняя',
    line: 'Внутри есть посылка, которая отменена, возвращается или считается потерянной',
    next: 'Найдите её в мешке и достаньте',
  },
  LIES_HERE: {
    title: 'Записано',
    line: 'Офис знает, что посылка лежит здесь, и решит, что с ней делать',
    next: 'Оставьте её отложенной, сканируйте следующую',
  },
  LIES_HERE_BEFORE: {
    title: 'Уже записано',
    line: 'О том, что она лежит здесь, офис уже знает',
    next: 'Сканируйте следующую',
  },
  NOTHING_KEEPS_IT: {
    title: 'Её ничто не держит',
    line: 'Посылка не отменена, не потеряна и не возвращается',
    next: 'Сканируйте её как обычно',
  },
} satisfies Partial<Record<ScanSay, VerdictWords>>;
