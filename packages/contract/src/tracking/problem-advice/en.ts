import type { AdviceWords } from './problem-advice.ts';

export const problemAdviceEn: AdviceWords = {
  parts: { why: 'Why', we: 'What we are doing', you: 'What you can do' },
  problems: (hotline) => ({
    HELD: {
      why: 'Something about the goods has to be checked.',
      we: 'We are checking it; the parcel moves on as soon as that is done.',
      you: `Nothing for now. If we need an answer from you, we send a letter, and the question stands in your account. For details, call ${hotline}.`,
    },
    DAMAGED: {
      why: 'The packaging was found damaged on inspection.',
      we: 'We have recorded it. Unless something holds the parcel, it travels on.',
      you: 'Inspect the goods with our staff when you collect them. If they are damaged, report it before you confirm the handover.',
    },
    UNIDENTIFIED: {
      why: 'There is no customer code on the parcel, or it cannot be read.',
      we: 'We are keeping it safe and looking for its owner.',
      you: `If it is yours, log in and claim it under Orders, or call ${hotline}.`,
    },
    RETURNING: {
      why: 'It cannot be delivered, or its return was requested.',
      we: 'We are taking it back to the sender.',
      you: `If you did not expect this, call ${hotline}.`,
    },
    LOST: {
      why: 'It was not there when the next warehouse checked its load.',
      we: 'We are searching, and will let you know as soon as we find it.',
      you: `Keep the order and the receipt: they prove the value. Questions? Call ${hotline}.`,
    },
    OVERDUE: {
      why: 'The days of free storage have passed.',
      we: 'We store the parcel at the pickup point and charge for each day.',
      you: 'Collect it soon: storage will cost you less.',
    },
    DELAYED: {
      why: 'The truck or train is delayed on the way.',
      we: 'It moves on as soon as the road or the border opens.',
      you: 'Nothing needs to be done. Closed roads are announced in the news.',
    },
  }),
};
