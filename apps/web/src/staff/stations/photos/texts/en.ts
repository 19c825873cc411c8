import type { PhotoTexts } from './ru.ts';

export const texts: PhotoTexts = {
  title: 'Photos',
  kinds: { SCALE: 'on the scale', LABEL: 'label', BOX: 'box', DAMAGE: 'what is wrong' },
  kind: 'What the photo shows',
  take: 'Take a photo',
  first: 'Take a photo',
  more: (taken, most) => `Another, ${taken} of ${most}`,
  full: (most) => `${most} photos, the most there can be`,
  note: 'Photos are sent behind the scan and hold nothing up. The customer sees them beside the weight.',
  states: { draft: 'not received yet', waiting: 'to be sent', refused: 'not taken', sent: 'sent' },
  remove: 'Remove the photo',
  again: 'Send again',
  noPicture: 'This is not a photo. Choose a JPEG, PNG or WebP.',
  notStored: 'The photo was not stored on this device. Free some space and take it again.',
  refused: 'The service did not take the photo.',
  neverReceived: 'The parcel was never received, so the photo belongs to nothing.',
  list: { title: 'Photos', lead: 'The service did not take these photos. Remove them or send them again.' },
};
