import { ShieldAlert } from 'lucide-react';
import { useState } from 'react';
import { OwnCodesDialog } from '../../kit/session/own-codes.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { useUser, type UserInfo } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { reportsTexts } from '../screen-words.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './backup-note.module.css';

type Due = NonNullable<UserInfo['codesDue']>;

/** How many days are left to turn on the one-time codes that a role demands; nothing for who has them. */
export function CodesNote() {
  const { codes: texts } = reportsTexts.read();
  const [isOpen, setOpen] = useState(false);
  const { codesDue } = useUser();
  // What a station has stored of an older version says nothing of it.
  if (!codesDue) return null;
  return (
    <Row
      gap={12}
      paddingX={16}
      paddingY={12}
      fill="gold-soft"
      radius="panel"
      size={14}
      className={css.banner}
      role="status"
    >
      <Icon of={ShieldAlert} size={20} />
      <div>
        <b>{headOf(codesDue)}</b>
        <p>{texts.text}</p>
      </div>
      <Button onPress={() => setOpen(true)}>{texts.act}</Button>
      {isOpen && <OwnCodesDialog onClose={() => setOpen(false)} />}
    </Row>
  );
}

function headOf({ daysLeft, dueAt, admittedUntil }: Due): string {
  const { codes: texts } = reportsTexts.read();
  if (admittedUntil !== null) return texts.admitted(momentText(admittedUntil));
  return daysLeft === 0 ? texts.now : texts.left(daysLeft, momentText(dueAt));
}
