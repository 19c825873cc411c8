import {
  Ban,
  CircleCheck,
  CircleHelp,
  CloudOff,
  Copy,
  MapPinOff,
  ScanBarcode,
  UserRoundCheck,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect } from 'react';
import type { SaidNote } from '@rohi/contract/stations/scans.contract';
import { classNames } from '../../../shared/ui/class-names.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { scanTrouble } from '../scan-input/scan-trouble.ts';
import { stationsTexts } from '../station-words.ts';
import type { VerdictTone, VerdictWords } from './tones.ts';
import { shownCode } from './shown-code.ts';
import { spokenWord } from './spoken-words.ts';
import { toneOf } from './tones.ts';
import { announce } from './voice.ts';
import css from './verdict-banner.module.css';
import toneCss from './verdict-tones.module.css';

export const verdictIcons: Readonly<Record<VerdictTone, LucideIcon>> = {
  OK: CircleCheck,
  DUPLICATE: Copy,
  UNKNOWN: CircleHelp,
  WRONG_PLACE: MapPinOff,
  BLOCKED: Ban,
  NEEDS_PERSON: UserRoundCheck,
  ASKS: UserRoundCheck,
  STORED: CloudOff,
  READY: ScanBarcode,
};

export type ShownVerdict = {
  /** Another for each verdict: the same one twice flashes twice. */
  id: string;
  tone: VerdictTone;
  words: VerdictWords;
  /** What the service, the snapshot or the station says of it, by name; the voice has words for some. */
  say?: string;
  code?: string | undefined;
  /** Given by the service, or by the snapshot while the line stands. */
  hasLine: boolean;
  /** What is said of the parcel beside the verdict, whatever that is. */
  notes?: readonly SaidNote[] | undefined;
  /** The parcel was not looked at: it may be one that is brought on nowhere. */
  mayLieHere?: boolean | undefined;
  /** What can be done about it at once. */
  act?: { label: string; onPress: () => void } | undefined;
};

/** The verdict over the whole width: seen from two metres, audible, and read out by who does not see it. */
export function VerdictBanner({ verdict }: { verdict: ShownVerdict }) {
  const { next, bySnapshot, notes: noteWords } = stationsTexts.read();
  const trouble = useTrouble();
  const { id, tone, words, say, code, hasLine, notes = [], act } = trouble ?? verdict;
  const remarks = notes.filter((note) => note !== say).map((note) => noteWords[note]);
  useEffect(() => {
    // What was taken back looks like nothing done, and sounds all the same.
    const name = verdict.say === 'UNDONE' ? 'stored' : toneOf(verdict.tone, verdict.hasLine, verdict.say);
    if (name !== undefined) announce(name, spokenWord(verdict.tone, verdict.say, verdict.notes));
    // The tone belongs to the verdict, not to how often it is drawn.
    // oxlint-disable-next-line react/exhaustive-deps -- a verdict never changes under its id
  }, [verdict.id]);
  const isOutlined = tone === 'STORED' || (!hasLine && tone !== 'READY');
  return (
    <section
      className={classNames(css.banner, isOutlined ? css.outlined : (css[tone] ?? toneCss[tone]))}
      role="status"
      data-verdict={tone}
      data-outlined={isOutlined || undefined}
    >
      <span key={id} className={css.flash} aria-hidden />
      <Icon of={isOutlined ? CloudOff : verdictIcons[tone]} size={44} className={css.icon} />
      <strong className={css.title}>{words.title}</strong>
      <div className={css.why}>
        {code !== undefined && <b className={css.code}>{shownCode(code)}</b>}
        <span>{isOutlined && tone !== 'STORED' ? `${bySnapshot} · ${words.line}` : words.line}</span>
        {remarks.length > 0 && <b className={css.notes}>{remarks.join(' · ')}</b>}
      </div>
      <div className={css.next}>
        <span>{next}</span>
        <b>{words.next}</b>
        {act && (
          <button type="button" className={css.act} onClick={act.onPress}>
            {act.label}
          </button>
        )}
      </div>
    </section>
  );
}

/** A scan that counts for nothing stands in the place of the last verdict; it has sounded already. */
function useTrouble(): ShownVerdict | undefined {
  const trouble = scanTrouble.useValue();
  if (trouble === undefined) return undefined;
  const { id, kind, code } = trouble;
  return {
    id,
    tone: 'BLOCKED',
    words: stationsTexts.read().scan[kind],
    code,
    hasLine: true,
  };
}
