import { SessionEndedDialog } from './ended/session-ended-dialog.tsx';
import { CabinetNav } from './menu/cabinet-nav.tsx';
import { PhoneMenu } from './menu/phone-menu.tsx';
import { UserButton } from './menu/user-button.tsx';
import { sessionTexts } from './session-words.ts';

/** All that only somebody logged in needs, in one piece, with its texts. */
export async function loadSessionParts() {
  await sessionTexts.load();
  return { UserButton, PhoneMenu, CabinetNav, SessionEndedDialog };
}
