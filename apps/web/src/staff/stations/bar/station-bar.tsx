import {
  Ban,
  BookOpen,
  ChevronDown,
  ChevronUp,
  CloudOff,
  Database,
  Send,
  UserRoundCheck,
  Volume2,
  VolumeX,
  Wifi,
  WifiOff,
} from 'lucide-react';
import { numberTags } from '@rohi/contract/locales';
import type { LucideIcon } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { locale } from '../../../shared/i18n/locale.ts';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { LockItem } from '../lock/lock-item.tsx';
import { PrinterItem } from '../printing/printer-item.tsx';
import { ScannerItem } from '../scanner/scanner-item.tsx';
import { ScaleItem } from '../scale/scale-item.tsx';
import { useStoredShell } from '../stored-shell/stored-shell.ts';
import { timeOfDay } from './time-of-day.ts';
import { stationsTexts } from '../station-words.ts';
import { chooseSound, restoreSound, soundMode, soundModes } from '../verdict/sound.ts';
import type { SoundMode } from '../verdict/sound.ts';
import { loadVoice } from '../verdict/spoken-clips.ts';
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './station-bar.module.css';

/** Whether the browser keeps what is stored for good: it may empty what is `passing` when the disk is full. */
type StorageState = 'permanent' | 'passing' | 'unknown';

let pending: Promise<StorageState> | undefined;

/** Asks the browser once to store for good; its answer stands until the page is loaded again. */
function askForStorage(): Promise<StorageState> {
  pending ??= ask().catch(() => 'unknown' as const);
  return pending;
}

async function ask(): Promise<StorageState> {
  // Over plain http there is none.
  const storage = (navigator as { storage?: StorageManager }).storage;
  if (storage === undefined) return 'unknown';
  return (await storage.persisted()) || (await storage.persist()) ? 'permanent' : 'passing';
}

function useStorageState(): StorageState {
  const [state, setState] = useState<StorageState>('unknown');
  useEffect(() => {
    let isGone = false;
    void askForStorage().then((answer) => !isGone && setState(answer));
    return () => {
      isGone = true;
    };
  }, []);
  return state;
}

export type StationState = {
  line: 'up' | 'down' | 'unknown';
  /** Epoch milliseconds. */
  lineSince: number;
  /** The queue has been read: until then nothing is said of it. */
  isRead: boolean;
  waiting: number;
  oldestAt: number | undefined;
  othersWaiting: number;
  isLocked: boolean;
  /** Stored here or elsewhere in the unit and refused: as the list of the service counts them. */
  needsPerson: number;
  /** Refused here while somebody stood before the box, or not taken by the service: of this device alone. */
  refused: number;
  /** Undefined until it has come; null at a station that needs none. */
  snapshot: { at: number; count: number } | undefined | null;
  /** Name of the device, as it was registered. */
  device: string;
  /** Something is weighed here. */
  hasScale?: boolean | undefined;
};

/** How the station stands: line, queue, scale, printer, storage, snapshot, sound. Offline all of it is gold. */
export function StationBar({ state, onNeedsPerson }: { state: StationState; onNeedsPerson: () => void }) {
  const { bar } = stationsTexts.read();
  const storage = useStorageState();
  useStoredShell(state.line);
  const isDown = state.line === 'down';
  const { snapshot } = state;
  // On a phone the rest is shown when it is wanted.
  const [isWhole, setWhole] = useState(false);
  const more = classNames(css.item, css.more);
  return (
    <Row
      as="footer"
      align="center"
      paddingX={16}
      paddingY={0}
      border="top"
      size={13}
      digits
      lines="nowrap"
      className={classNames(css.bar, isDown && css.down)}
      aria-label={bar.label}
      data-line={state.line}
      data-whole={isWhole}
    >
      <Item
        icon={isDown ? WifiOff : Wifi}
        tone={isDown ? css.bad : state.line === 'up' ? css.good : undefined}
      >
        <b>{bar.line[state.line]}</b>
        {isDown && ` ${bar.since(timeOfDay(state.lineSince))}`}
      </Item>
      <Queue state={state} onNeedsPerson={onNeedsPerson} />
      {state.hasScale && <ScaleItem className={more} />}
      <ScannerItem className={more} />
      <PrinterItem className={more} device={state.device} />
      <Item icon={Database} tone={css.more}>
        {bar.storage[storage]}
      </Item>
      {snapshot !== null && (
        <Item icon={BookOpen} tone={css.more}>
          {snapshot
            ? bar.snapshot(
                timeOfDay(snapshot.at).slice(0, 5),
                snapshot.count.toLocaleString(numberTags[locale]),
              )
            : bar.noSnapshot}
        </Item>
      )}
      <LockItem className={more} line={state.line} />
      <button
        type="button"
        className={css.toggle}
        aria-expanded={isWhole}
        aria-label={bar.whole}
        onClick={() => setWhole(!isWhole)}
      >
        <Icon of={isWhole ? ChevronUp : ChevronDown} size={20} />
      </button>
      <Text
        as="span"
        gap={8}
        align="center"
        minWidth={0}
        marginStart="auto"
        className={classNames(css.end, css.more)}
      >
        <SoundChoice />
        <span className={css.device}>{state.device}</span>
      </Text>
    </Row>
  );
}

type QueueProps = { state: StationState; onNeedsPerson: () => void };

function Queue({ state, onNeedsPerson }: QueueProps) {
  const { bar } = stationsTexts.read();
  const { isRead, waiting, oldestAt, othersWaiting, isLocked, needsPerson, refused } = state;
  return (
    <>
      <Item icon={waiting > 0 ? CloudOff : Send} tone={waiting > 0 ? css.waits : undefined} role="status">
        {waiting > 0 && oldestAt !== undefined ? (
          <b>{bar.queue(waiting, timeOfDay(oldestAt))}</b>
        ) : isRead ? (
          bar.queueEmpty
        ) : (
          bar.queueUnread
        )}
        {waiting > 0 && isLocked && ` · ${bar.locked}`}
        {othersWaiting > 0 && ` · ${bar.others(othersWaiting)}`}
      </Item>
      {refused > 0 && (
        <button type="button" className={classNames(css.item, css.person)} onClick={onNeedsPerson}>
          <Icon of={Ban} size={16} />
          <b>{bar.refused(refused)}</b>
        </button>
      )}
      {needsPerson > 0 && (
        <button type="button" className={classNames(css.item, css.person)} onClick={onNeedsPerson}>
          <Icon of={UserRoundCheck} size={16} />
          <b>{bar.needsPerson(needsPerson)}</b>
        </button>
      )}
    </>
  );
}

type ItemProps = { icon: LucideIcon; tone?: string | undefined; role?: 'status'; children: ReactNode };

function Item({ icon, tone, role, children }: ItemProps) {
  return (
    <span className={classNames(css.item, tone)} role={role}>
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </span>
  );
}

/** What sounds on this device. The words are brought when they are wanted, for the time offline. */
function SoundChoice() {
  const { bar } = stationsTexts.read();
  const mode = soundMode.useValue();
  useEffect(() => {
    restoreSound().catch(() => undefined);
  }, []);
  useEffect(() => {
    if (mode === 'voice') loadVoice(locale);
  }, [mode]);
  return (
    <Text as="label" display="inline-flex" gap={4} align="center" flex="none" className={css.sound}>
      <Icon of={mode === 'off' ? VolumeX : Volume2} size={16} />
      <span className="visually-hidden">{bar.sound.label}</span>
      <select value={mode} onChange={(event) => chooseSound(event.currentTarget.value as SoundMode)}>
        {soundModes.map((each) => (
          <Box as="option" fill="surface" tone="ink" key={each} value={each}>
            {bar.sound.modes[each]}
          </Box>
        ))}
      </select>
    </Text>
  );
}
