import { pairingCodeLength, readPairingCode } from '@rohi/contract/stations/pairing-code';
import { Link, LockKeyhole, ScanQrCode, UserRound } from 'lucide-react';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { useRequestIds } from '../../../shared/forms/use-request-ids.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { CameraPanel } from '../camera/camera-panel.tsx';
import type { OwnDevice } from './device-store.ts';
import { pairTexts } from '../station-words.ts';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './pair-device.module.css';

type CodePlacesProps = {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  value: string;
  isRefused: boolean;
  describedBy: string;
  onCode: (code: string) => void;
};

/** Eight places for digits, which are one field: typed, pasted with whatever stands between them, in any script. */
function CodePlaces({ ref, label, value, isRefused, describedBy, onCode }: CodePlacesProps) {
  return (
    <Grid gap={8} position="relative" className={css.places}>
      <input
        ref={ref}
        className={css.input}
        aria-label={label}
        aria-invalid={isRefused || undefined}
        aria-describedby={describedBy}
        inputMode="numeric"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={value}
        onChange={({ currentTarget }) =>
          onCode(readPairingCode(currentTarget.value).slice(0, pairingCodeLength))
        }
        onPaste={(event) => {
          const pasted = readPairingCode(event.clipboardData.getData('text'));
          if (pasted.length !== pairingCodeLength) return;
          // A whole code takes the place of what stood there.
          event.preventDefault();
          onCode(pasted);
        }}
        onSelect={({ currentTarget }) => {
          // Digits are added and taken away at the end, where the marked place is.
          const { value: typed, selectionStart, selectionEnd } = currentTarget;
          const isWhole = selectionStart === 0 && selectionEnd === typed.length;
          if (!isWhole && selectionStart !== typed.length)
            currentTarget.setSelectionRange(typed.length, typed.length);
        }}
      />
      {Array.from({ length: pairingCodeLength }, (_, index) => (
        <Grid
          as="span"
          key={index}
          place="center"
          minWidth={0}
          fill="surface"
          tone="ink"
          weight={700}
          digits
          className={css.place}
          data-next={index === Math.min(value.length, pairingCodeLength - 1) || undefined}
          aria-hidden
        >
          {value[index]}
        </Grid>
      ))}
    </Grid>
  );
}

type Props = { isEnded: boolean; onPaired: (device: OwnDevice) => void };

/**
 * Makes this browser the device that a manager far away has described: by the digits that are read out, or by their
 * picture.
 */
export function PairDevice({ isEnded, onPaired }: Props) {
  const words = pairTexts.read();
  const { name } = useUser();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [hasCamera, setCamera] = useState(false);
  const focus = () => field.current?.focus();
  const { send, failure, busy, waitSec } = usePairing(onPaired, () => {
    setCode('');
    focus();
  });
  useEffect(focus, []);
  const missing = pairingCodeLength - code.length;
  const isClosed = missing > 0 || busy || waitSec > 0;
  return (
    <Stack as="section" gap={14} className={css.gate} data-pairing>
      <Stack
        as="form"
        gap={16}
        className={css.card}
        noValidate
        onSubmit={ownSubmit(() => {
          if (!isClosed) send(code);
        })}
      >
        <Row as="header" wrap rowGap={8} columnGap={16} align="center" justify="between">
          <h1>{words.title}</h1>
          <Text
            as="span"
            display="inline-flex"
            gap={6}
            align="center"
            paddingX={10}
            paddingY={3}
            radius="pill"
            tone="soft"
            size={13}
            weight={600}
            breaks
            className={css.who}
          >
            <Icon of={UserRound} size={16} />
            {words.loggedIn(name)}
          </Text>
        </Row>
        <Text id={`${id}lead`} tone="soft" size={15}>
          {isEnded && <>{words.ended} </>}
          {words.lead}
          <br />
          {words.validity}
        </Text>
        <CodePlaces
          ref={field}
          label={words.digits}
          value={code}
          isRefused={failure !== ''}
          describedBy={`${id}lead ${id}failure ${id}missing`}
          onCode={setCode}
        />
        <Text
          id={`${id}failure`}
          role="alert"
          paddingX={14}
          paddingY={10}
          fill="danger-soft"
          radius="control"
          tone="danger"
          className={css.failure}
        >
          {failure}
        </Text>
        <Row wrap gap={8} justify="between" className={css.acts}>
          <Button aria-expanded={hasCamera} onPress={() => setCamera(!hasCamera)}>
            <Icon of={ScanQrCode} />
            {words.camera}
          </Button>
          <Button kind="primary" type="submit" isDisabled={isClosed}>
            <Icon of={Link} />
            {words.connect}
            <kbd>Enter</kbd>
          </Button>
        </Row>
        <Text id={`${id}missing`} role="status" tone="soft" size={13} text="end" className={css.missing}>
          {waitSec > 0 ? words.wait(waitSec) : missing > 0 ? words.missing(missing) : words.ready}
        </Text>
        {hasCamera && (
          <CameraPanel
            onCode={(raw) => {
              const digits = readPairingCode(raw);
              // Any other code that lies about is no code of a station.
              if (digits.length !== pairingCodeLength || digits !== raw.trim()) return;
              setCode(digits);
              setCamera(false);
              focus();
            }}
            onClose={() => {
              setCamera(false);
              focus();
            }}
          />
        )}
      </Stack>
      <Row as="aside" gap={10} paddingX={18} paddingY={14} tone="soft" className={css.safe}>
        <Icon of={LockKeyhole} />
        <p>
          <Text as="b" tone="ink">
            {words.safe.title}
          </Text>
          <br />
          {words.safe.text}
        </p>
      </Row>
      <Text tone="soft" size={13} text="center">
        {words.noDigits}
      </Text>
    </Stack>
  );
}

function usePairing(onPaired: (device: OwnDevice) => void, onRefused: () => void) {
  const words = pairTexts.read();
  const ids = useRequestIds();
  const { run, busy, waitSec } = useSubmit();
  const [failure, setFailure] = useState('');
  const send = (code: string) =>
    void run(
      async () => {
        setFailure('');
        // The same digits are the same request: an answer that was lost is given again.
        const body = { requestId: ids.idOf(code), code };
        const { id, name } = await call('POST /stations/pair', { body, quiet: true });
        showMessage('success', words.connected(name));
        onPaired({ id, name });
      },
      ({ status, msg }, keepSilent) => {
        keepSilent();
        setFailure(status === 0 ? words.needsLine : msg || words.failed);
        if (status !== 0) onRefused();
      },
    );
  return { send, failure, busy, waitSec };
}
