import type { ReportingDevice } from '@rohi/contract/stations/devices.contract';
import type { StationPairing } from '@rohi/contract/stations/pairings.contract';
import { CircleCheck, Hourglass, ImageDown, PhoneCall, RefreshCw, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { formatTime } from '../../../shared/format/dates.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { QrPicture } from '../../../shared/ui/qr-picture.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { devicesTexts } from '../screen-words.ts';
import { useTimeLeft } from './use-time-left.ts';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './pairing.module.css';
import { offerFile } from '../../../shared/files/offer-file.ts';
import { drawQr } from '../../../shared/ui/qr-on-canvas.ts';

/** A code as it is sent: its digits, and lines for people around them. */
type DrawnCode = { code: string; title: string; lines: readonly string[] };

const width = 720;
const margin = 60;
const side = width - 2 * margin;

/** The digits as they are read out: four and four. */
function inGroups(code: string): [string, string] {
  return [code.slice(0, 4), code.slice(4)];
}

/** Saves a code as a picture (PNG); false where the browser draws none. */
async function saveCode({ code, title, lines }: DrawnCode): Promise<boolean> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = margin + 60 + side + 130 + lines.length * 44;
  const pen = canvas.getContext('2d');
  if (!pen) return false;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  const { fontFamily } = getComputedStyle(document.body);
  const write = (line: string, size: number, y: number, weight = 400) => {
    pen.font = `${weight} ${size}px ${fontFamily}`;
    pen.textAlign = 'center';
    pen.fillText(line, width / 2, y, side);
  };
  write(title, 40, margin + 20, 700);
  const top = margin + 50;
  drawQr(pen, { text: code, correction: 'M', width, top, side });
  write(inGroups(code).join(' '), 84, top + side + 90, 700);
  lines.forEach((line, index) => write(line, 30, top + side + 150 + index * 44));
  const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (picture) offerFile(`station-${code}.png`, picture);
  return picture !== null;
}

/** Digits that this page was given; they are not given again. */
export type MadeCode = { pairing: StationPairing; code: string };

type CodePanelProps = {
  made: MadeCode | undefined;
  /** As the service has it by now. */
  pairing: StationPairing | undefined;
  device: ReportingDevice | undefined;
  acts: PairingActs;
};

export type PairingActs = {
  withdraw: (pairing: StationPairing) => void;
  /** Other digits of the same code. */
  renew: (pairing: StationPairing) => void;
  close: () => void;
  busy: boolean;
};

/**
 * The code that is read out, as large as the page allows; before there is one, what it is for, and then what has become
 * of it.
 */
export function CodePanel({ made, pairing, device, acts }: CodePanelProps) {
  const { pairing: words } = devicesTexts.read();
  const leftS = useTimeLeft(pairing?.endsAt);
  if (made === undefined || pairing === undefined)
    return (
      <Said icon={PhoneCall} title={words.before.title}>
        {words.before.text}
      </Said>
    );
  if (pairing.endedAs === 'USED')
    return (
      <Said icon={CircleCheck} tone="good" title={words.connected(pairing.name)}>
        {device &&
          words.by(device.registeredBy, formatTime(device.registeredAt), device.browser, device.address)}
        <Button onPress={acts.close}>{words.next}</Button>
      </Said>
    );
  if (pairing.endedAs === 'PUT_OUT' || pairing.endedAs === 'WITHDRAWN')
    return (
      <Said icon={X} title={pairing.endedAs === 'PUT_OUT' ? words.putOut : words.withdrawn}>
        <Button onPress={acts.close}>{words.next}</Button>
      </Said>
    );
  if (leftS === 0)
    return (
      <Said icon={Hourglass} title={words.over}>
        <Button kind="primary" isDisabled={acts.busy} onPress={() => acts.renew(pairing)}>
          <Icon of={RefreshCw} />
          {words.renew}
        </Button>
        <Button onPress={acts.close}>{words.next}</Button>
      </Said>
    );
  return <OpenCode key={made.code} made={made} pairing={pairing} leftS={leftS} acts={acts} />;
}

type OpenCodeProps = { made: MadeCode; pairing: StationPairing; leftS: number; acts: PairingActs };

function OpenCode({ made: { code }, pairing, leftS, acts }: OpenCodeProps) {
  const { pairing: words } = devicesTexts.read();
  const [first, second] = inGroups(code);
  const panel = useRef<HTMLElement>(null);
  // On a phone the form stands above it.
  useEffect(() => {
    // New browsers answer with a promise, which is no end of an effect.
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const { name, unit, endsAt } = pairing;
  const download = () =>
    void saveCode({
      code,
      title: name,
      lines: [unit, words.until(formatTime(endsAt)), words.once],
    }).then((isSaved) => isSaved || showMessage('error'));
  return (
    <Stack
      as="section"
      ref={panel}
      minWidth={0}
      fill="surface"
      border="all"
      radius="panel"
      shadow="panel"
      aria-label={words.readOut}
    >
      <Row
        as="header"
        wrap
        gap={8}
        align="center"
        justify="between"
        paddingX={16}
        paddingY={14}
        className={css.codeHead}
      >
        <h2>{words.readOut}</h2>
        <Text
          as="span"
          display="inline-flex"
          gap={6}
          align="center"
          paddingX={10}
          paddingY={3}
          fill="gold-soft"
          radius="pill"
          tone="gold"
          size={13}
          weight={600}
          digits
          role="timer"
        >
          <Icon of={Hourglass} size={16} />
          {words.left(clockOf(leftS))}
        </Text>
      </Row>
      <Row
        as="p"
        wrap
        justify="center"
        paddingX={12}
        paddingTop={12}
        paddingBottom={0}
        tone="ink"
        weight={700}
        digits
        className={css.digits}
        translate="no"
        data-code
      >
        <span>{first}</span> <span>{second}</span>
      </Row>
      <Text tone="soft" size={15} text="center" className={css.spoken}>
        <span>{spoken(first)}</span>
        <span aria-hidden> · </span>
        <span>{spoken(second)}</span>
      </Text>
      <Row as="footer" wrap align="center" paddingX={20} paddingY={16} border="top" className={css.codeFoot}>
        <QrPicture text={code} label={words.qr} className={css.qr} />
        <Stack gap={6} minWidth={0} className={css.sending}>
          <h3>{words.send}</h3>
          <Text tone="soft" size={13}>
            {words.fits(unit)}
          </Text>
          <Row wrap gap={8}>
            <Button onPress={download}>
              <Icon of={ImageDown} />
              {words.download}
            </Button>
            <Button kind="danger" isDisabled={acts.busy} onPress={() => acts.withdraw(pairing)}>
              <Icon of={X} />
              {words.withdraw}
            </Button>
          </Row>
        </Stack>
      </Row>
    </Stack>
  );
}

/** What one says into the telephone. */
function spoken(digits: string): string {
  const { digits: names } = devicesTexts.read().pairing;
  return [...digits].map((digit) => names[Number(digit)]).join(' ');
}

/** `13:42` of seconds. */
export function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

type SaidProps = { icon: typeof X; title: string; tone?: 'good'; children: ReactNode };

function Said({ icon, title, tone, children }: SaidProps) {
  return (
    <Stack
      as="section"
      gap={10}
      align="center"
      justify="center"
      radius="panel"
      tone="soft"
      text="center"
      className={css.said}
      data-tone={tone}
      role="status"
    >
      <Icon of={icon} size={32} />
      <h2>{title}</h2>
      <Row wrap gap={10} align="center" justify="center" className={css.saidText}>
        {children}
      </Row>
    </Stack>
  );
}
