/** The sheet that goes with a transfer, as the station of its hub prints it. */
import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import type { Locale } from '@rohi/contract/locales';
import type { Context } from '../../../context.ts';
import { readTransferSheet } from '../../cargo/transfers/transfer-pages.service.ts';
import { readFirmName } from '../../reference-data/settings.service.ts';
import { printInThread } from '../../printing/print-queue.service.ts';

/** Throws `list.notFound` and `server.busy`. */
export async function printTransferSheet(
  context: Context,
  unitId: number,
  code: string,
  locale: Locale,
): Promise<{ bytes: Buffer; fileName: string }> {
  const { transfer, taken } = await readTransferSheet(context, unitId, code, locale);
  const { hub, point, city, no, day, vehicle, driver } = transfer;
  const bytes = await printInThread(await readFirmName(context), {
    docType: 'transfer-sheet',
    sheet: {
      locale,
      code: transfer.code,
      hub,
      no,
      day,
      point: point.includes(city) ? point : `${point}, ${city}`,
      printedDay: dushanbeDay(context.clock.now()),
      vehicle: vehicle ?? '',
      driver: driver ?? '',
      parcels: taken.map(({ code: parcel, bagCode, customerCode, weightG, state }) => ({
        code: parcel,
        customerCode,
        weightG,
        bagCode: state === 'IMPLIED' ? bagCode : null,
      })),
    },
  });
  return { bytes, fileName: `${transfer.code}.pdf` };
}
