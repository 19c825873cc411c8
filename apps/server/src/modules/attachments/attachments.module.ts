import type { Context } from '../../context.ts';
import type { Room } from '../../room.ts';
import { throwAttachmentsAway, type AttachmentEnd } from './attachments.service.ts';

/** `endsOf`: how the pictures of each subject end; the rooms above say so. Once a day, at 08:57 in Dushanbe. */
export const attachments = (endsOf: (context: Context) => readonly AttachmentEnd[]): Room => ({
  name: 'attachments',
  jobs: (context) => [
    {
      name: 'attachments.throwAway',
      run: () => throwAttachmentsAway(context, endsOf(context)),
      schedule: '57 3 * * *',
    },
  ],
});
