import { parcelsMoved } from '@rohi/contract/tracking/parcels-moved';
import type { Context } from '../../context.ts';
import { subscription, type Subscription } from '../../platform/events.ts';
import { jobOf, type Job } from '../../platform/jobs.ts';
import { writeArrivalLetter } from './arrival-letters.service.ts';
import { writeArrivalsJob } from './arrival-news.service.ts';
import { withdrawParcelLetters, writeParcelLetters } from './parcel-letters.service.ts';
import { writeDueLetters } from './due-letters.service.ts';
import { noteReceipts, writeReceiptLetters } from './receipt-letters.service.ts';
import { writeStorageNotices } from './storage-notices.service.ts';
import type { Room } from '../../room.ts';

function parcelLetterSubscriptions(context: Context): Subscription[] {
  return [
    subscription(parcelsMoved, 'parcelLetters.write', async (events) => {
      const added = events.flatMap(({ parcels }) => parcels);
      await noteReceipts(context, added);
      await writeParcelLetters(context, added);
      await withdrawParcelLetters(context, added);
    }),
  ];
}

/**
 * 18:00 in Dushanbe, when the warehouse in Yiwu has closed: what it has received that day stands in one letter a
 * customer.
 */
function parcelLetterJobs(context: Context): Job[] {
  return [
    jobOf(writeArrivalsJob, (waiting) => writeArrivalLetter(context, waiting)),
    {
      name: 'parcelLetters.writeReceipts',
      run: () => writeReceiptLetters(context),
      schedule: '0 13 * * *',
    },
    // 18:15 in Dushanbe: after what was received, what has to be paid before it leaves.
    { name: 'parcelLetters.writeDue', run: () => writeDueLetters(context), schedule: '15 13 * * *' },
    // 10:00 in Dushanbe: a customer who has to come today reads it in the morning.
    {
      name: 'parcelLetters.writeStorageNotices',
      run: () => writeStorageNotices(context),
      schedule: '0 5 * * *',
    },
  ];
}

export const parcelLetters: Room = {
  name: 'parcel-letters',
  jobs: parcelLetterJobs,
  subscriptions: parcelLetterSubscriptions,
};
