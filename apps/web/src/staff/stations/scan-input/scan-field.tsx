import { Camera, ScanBarcode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { CameraPanel } from '../camera/camera-panel.tsx';
import { stationsTexts } from '../station-words.ts';
import { clearTrouble, scanTrouble } from './scan-trouble.ts';
import { useScans } from './use-scans.ts';
import css from './scan-field.module.css';

type ScanFieldProps = {
  onCode: (raw: string, into?: string) => void;
  /** What is to be scanned here; the words of every station where nothing is given. */
  placeholder?: string | undefined;
  /** No verdict stands on this screen: the field says itself which scan was not taken. */
  saysTrouble?: boolean;
};

/** The one field of a station: what is scanned anywhere on the screen ends here, and a code can be typed with Enter behind it. */
export function ScanField({ onCode: take, placeholder, saysTrouble = false }: ScanFieldProps) {
  const { scan: words } = stationsTexts.read();
  const ref = useRef<HTMLInputElement>(null);
  const onCode = (raw: string, into?: string) => {
    clearTrouble();
    take(raw, into);
  };
  useScans(ref, onCode);
  const [hasCamera, setCamera] = useState(false);
  useEffect(() => ref.current?.focus(), []);
  return (
    <>
      <form
        className={css.field}
        role="search"
        onSubmit={(event) => {
          // A phone's keyboard may send the form without a key.
          event.preventDefault();
          const typed = ref.current?.value ?? '';
          if (ref.current) ref.current.value = '';
          if (typed.trim() !== '') onCode(typed);
        }}
      >
        <Icon of={ScanBarcode} size={28} className={css.sign} />
        <input
          ref={ref}
          type="text"
          className={css.input}
          aria-label={words.label}
          placeholder={placeholder ?? words.placeholder}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          data-scan-field
        />
        <span className={css.hint} aria-hidden>
          <kbd>Esc</kbd>
          {words.back}
        </span>
        <Button
          kind="quiet"
          square
          aria-label={words.camera.open}
          aria-expanded={hasCamera}
          onPress={() => setCamera(!hasCamera)}
        >
          <Icon of={Camera} />
        </Button>
      </form>
      {saysTrouble && <Trouble />}
      {hasCamera && (
        <CameraPanel
          onCode={onCode}
          onClose={() => {
            setCamera(false);
            ref.current?.focus();
          }}
        />
      )}
    </>
  );
}

function Trouble() {
  const { scan: words } = stationsTexts.read();
  const trouble = scanTrouble.useValue();
  if (trouble === undefined) return null;
  const { title, next } = words[trouble.kind];
  return (
    <p className={css.trouble} role="alert">
      <b>{title}</b> {next}
    </p>
  );
}
