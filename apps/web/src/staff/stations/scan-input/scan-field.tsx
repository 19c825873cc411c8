import { useEffect, useRef, useState, type RefObject } from 'react';
import { Camera, ScanBarcode } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { CameraPanel } from '../camera/camera-panel.tsx';
import { stationsTexts } from '../station-words.ts';
import { bringScannerEnd } from '../device/own-scanner.ts';
import { clearTrouble, scanTrouble } from './scan-trouble.ts';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './scan-field.module.css';
import { listenForScans } from './listen-for-scans.ts';
import { claimScans } from './scan-owner.ts';

type ScanFieldProps = {
  onCode: (raw: string, into?: string) => void;
  /** What is to be scanned here; the words of every station where nothing is given. */
  placeholder?: string | undefined;
  /** No verdict stands on this screen: the field says itself which scan was not taken. */
  saysTrouble?: boolean;
};

/**
 * The one field of a station: what is scanned anywhere on the screen ends here, and a code can be typed with Enter
 * behind it.
 */
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
      <Row
        as="form"
        gap={14}
        align="center"
        paddingX={20}
        paddingY={0}
        fill="surface"
        radius="panel"
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
        <Row as="span" gap={10} align="center" flex="none" tone="soft" className={css.hint} aria-hidden>
          <kbd>Esc</kbd>
          {words.back}
        </Row>
        <Button
          kind="quiet"
          square
          aria-label={words.camera.open}
          aria-expanded={hasCamera}
          onPress={() => setCamera(!hasCamera)}
        >
          <Icon of={Camera} />
        </Button>
      </Row>
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
    <Text tone="danger" role="alert">
      <b>{title}</b> {next}
    </Text>
  );
}

let listening = 0;
let stop: (() => void) | undefined;

/** The keys of the page are listened to once, however many ask. */
function listen(): () => void {
  listening += 1;
  if (stop === undefined) {
    stop = listenForScans();
    // Until it is known nothing is taken that could be cut.
    void bringScannerEnd().catch(() => undefined);
  }
  return () => {
    listening -= 1;
    if (listening > 0) return;
    stop?.();
    stop = undefined;
  };
}

/**
 * Makes a component the owner of what is scanned while it stands: codes reach `onCode` wherever the focus is, one after
 * another in their order. Who asks later, a dialog that wants a code of its own, takes over and hands it back when it
 * goes.
 */
function useScans(
  field: RefObject<HTMLInputElement | null>,
  onCode: (raw: string, into?: string) => void,
): void {
  const latest = useRef(onCode);
  useEffect(() => {
    latest.current = onCode;
  });
  useEffect(() => {
    const release = claimScans({
      field: () => field.current,
      onCode: (raw, into) => latest.current(raw, into),
    });
    const unlisten = listen();
    return () => {
      release();
      unlisten();
    };
  }, [field]);
}
