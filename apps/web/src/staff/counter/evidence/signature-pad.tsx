import { useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { evidenceTexts } from '../counter-words.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './evidence.module.css';

type PadProps = { onSigned: (file: Blob) => void; onClose: () => void };

/** In pixels of the picture; on the screen it is as wide as there is room. */
const size = { width: 900, height: 360 };
const paper = '#ffffff';
const ink = '#12203a';
/** A dot is no signature. */
const fewestPoints = 6;

/** A field that is signed with a finger, a pen or the mouse. */
export function SignaturePad({ onSigned, onClose }: PadProps) {
  const { pad: words } = evidenceTexts.read();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [points, setPoints] = useState(0);
  const clear = () => {
    if (canvas.current !== null) blank(canvas.current);
    setPoints(0);
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>, begins: boolean) => {
    if (begins) {
      if (points === 0) blank(event.currentTarget);
      event.currentTarget.setPointerCapture(event.pointerId);
    } else if (event.buttons === 0) return;
    stroke(event.currentTarget, event, begins);
    setPoints((before) => before + 1);
  };
  const accept = () =>
    canvas.current?.toBlob((file) => {
      if (file !== null) onSigned(file);
    }, 'image/png');
  return (
    <Dialog title={words.title} onClose={onClose} wide>
      <canvas
        ref={canvas}
        className={css.pad}
        {...size}
        role="img"
        aria-label={words.field}
        onPointerDown={(event) => draw(event, true)}
        onPointerMove={(event) => draw(event, false)}
      />
      <Text tone="soft" size={13} className={css.quiet}>
        {words.hint}
      </Text>
      <Row wrap gap={8} className={css.buttons}>
        <Button kind="primary" isDisabled={points < fewestPoints} onPress={accept}>
          {words.save}
        </Button>
        <Button isDisabled={points === 0} onPress={clear}>
          {words.clear}
        </Button>
      </Row>
    </Dialog>
  );
}

function blank(canvas: HTMLCanvasElement): void {
  const drawing = canvas.getContext('2d');
  if (drawing === null) return;
  drawing.fillStyle = paper;
  drawing.fillRect(0, 0, size.width, size.height);
}

function stroke(
  canvas: HTMLCanvasElement,
  { clientX, clientY }: { clientX: number; clientY: number },
  begins: boolean,
): void {
  const drawing = canvas.getContext('2d');
  if (drawing === null) return;
  const box = canvas.getBoundingClientRect();
  const x = ((clientX - box.left) / box.width) * size.width;
  const y = ((clientY - box.top) / box.height) * size.height;
  if (begins) {
    drawing.beginPath();
    drawing.moveTo(x, y);
  }
  Object.assign(drawing, { strokeStyle: ink, lineWidth: 4, lineCap: 'round', lineJoin: 'round' });
  drawing.lineTo(x, y);
  drawing.stroke();
}
