import type { EvidenceTexts } from './ru.ts';

export const texts: EvidenceTexts = {
  title: 'Before handing over',
  asksPhoto: 'The point asks for a photo of the parcel.',
  asksSignature: 'The point asks for the signature of who collects. Take a photo where that cannot be.',
  made: { PHOTO: 'Photo taken.', SIGNATURE: 'Signature taken.' },
  photo: 'Take a photo',
  sign: 'Take the signature',
  pad: {
    title: 'Signature of who collects',
    field: 'Field for the signature',
    hint: 'Sign with a finger or the mouse. A keyboard cannot sign: close this and take a photo.',
    clear: 'Clear',
    save: 'Accept',
  },
  noPicture: 'The picture cannot be opened. Take another one.',
  waits: 'It is sent once the line is back.',
  missing: {
    title: 'No photo or signature',
    line: 'The point asks for it first: use the buttons on the card.',
    next: 'photo or signature',
  },
  refused: {
    title: 'Photos and signatures of hand-overs',
    lead: 'The service did not take these. Take each again, or do without it and say why: the reason stays in the record of the parcel.',
    kinds: { PHOTO: 'Photo', SIGNATURE: 'Signature' },
    takeAgain: 'Take again',
    sendAgain: 'Send again',
    drop: 'Do without',
    reason: 'Why there is no photo or signature',
    confirm: 'Save the reason',
    back: 'Back',
  },
};
