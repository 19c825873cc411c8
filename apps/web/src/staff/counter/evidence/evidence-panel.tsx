import { isEnoughEvidence } from '@rohi/contract/pickup-points/hand-over-evidence';
import type { EvidenceKind, EvidenceRule } from '@rohi/contract/pickup-points/hand-over-evidence';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { redrawFile } from '../../../shared/photos/redraw-photo.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { TakePhoto } from '../approval/take-photo.tsx';
import { evidenceTexts } from '../counter-words.ts';
import { SignaturePad } from './signature-pad.tsx';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './evidence.module.css';

type PanelProps = {
  asked: EvidenceRule;
  made: readonly EvidenceKind[];
  /** What was made waits for the line. */
  waits?: boolean;
  onMade: (kind: EvidenceKind, file: Blob) => Promise<void>;
};

/** The photo or signature that the point asks for; nothing where it asks for none. */
export function EvidencePanel({ asked, made, waits = false, onMade }: PanelProps) {
  const words = evidenceTexts.read();
  const { run, busy } = useSubmit();
  const [signs, setSigns] = useState(false);
  if (asked === 'NONE') return null;
  const isDone = isEnoughEvidence(asked, made);
  const photo = (chosen: Blob) =>
    void run(async () => {
      const file = await redrawFile(chosen);
      if (file === undefined) showMessage('error', words.noPicture);
      else await onMade('PHOTO', file);
    });
  const sign = (file: Blob) => {
    setSigns(false);
    void run(() => onMade('SIGNATURE', file));
  };
  return (
    <Row
      as="section"
      wrap
      rowGap={8}
      columnGap={16}
      align="center"
      className={css.evidence}
      aria-label={words.title}
    >
      <p role="status" className={isDone ? css.good : css.late}>
        {isDone
          ? [...new Set(made)].map((kind) => words.made[kind]).join(' ')
          : asked === 'PHOTO'
            ? words.asksPhoto
            : words.asksSignature}
        {isDone && waits && ` ${words.waits}`}
      </p>
      <Row wrap gap={8} className={css.buttons}>
        {asked === 'SIGNATURE' && (
          <Button isDisabled={busy} onPress={() => setSigns(true)}>
            <Icon of={PenLine} size={18} />
            {words.sign}
          </Button>
        )}
        <TakePhoto name={words.photo} busy={busy} onTaken={photo} />
      </Row>
      {signs && <SignaturePad onSigned={sign} onClose={() => setSigns(false)} />}
    </Row>
  );
}
