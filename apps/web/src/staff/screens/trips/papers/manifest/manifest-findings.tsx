import { formatShortDecimal } from '../../../../../shared/format/numbers.ts';
import type { ReplyTo } from '../../../../../shared/api/calls.ts';
import { RecordLink } from '../../../../kit/record/record-link.tsx';
import type { ManifestTexts } from './texts/ru.ts';
import { manifestTexts } from '../../../screen-words.ts';
import { Box } from '../../../../../shared/ui/primitives.tsx';
import css from './manifest.module.css';

type Noted = ReplyTo<'GET /trips/{id}/manifests'>['list'][number];
type Found = Pick<Noted, 'counts' | 'missing' | 'surplus' | 'weights'> & {
  unreadable?: { row: number; text: string; why: string }[];
};
type Line = { key: string; code: string; isKnown: boolean; said: (string | null)[] };

/**
 * What a manifest says otherwise than the trip, kind by kind; rows that could not be read are only shown while its file
 * is looked at.
 */
export function ManifestFindings({ found }: { found: Found }) {
  const words = manifestTexts.read();
  const { counts, unreadable = [] } = found;
  const weightOf = (kg: string | null) => (kg === null ? null : words.weight(formatShortDecimal(kg)));
  const lines: Record<keyof ManifestTexts['findings'], Line[]> = {
    missing: found.missing.map(({ trackingCode: code, weightKg }) => ({
      key: code,
      code,
      isKnown: true,
      said: [weightOf(weightKg)],
    })),
    surplus: found.surplus.map(({ row, trackingCode: code, recipient, weightKg, elsewhere, isKnown }) => ({
      key: code,
      code,
      isKnown,
      said: [
        elsewhere !== null ? words.elsewhere(elsewhere) : isKnown ? words.noTrip : words.unknown,
        recipient,
        weightOf(weightKg),
        words.row(row),
      ],
    })),
    weights: found.weights.map(({ row, trackingCode: code, oursKg, theirsKg }) => ({
      key: code,
      code,
      isKnown: true,
      said: [words.weights(formatShortDecimal(oursKg), formatShortDecimal(theirsKg)), words.row(row)],
    })),
    unreadable: unreadable.map(({ row, text, why }) => ({
      key: `${row}`,
      code: text,
      isKnown: false,
      said: [why, words.row(row)],
    })),
  };
  const kinds = (['missing', 'surplus', 'weights', 'unreadable'] as const).filter((kind) => counts[kind] > 0);
  if (kinds.length === 0) return <p>{words.same}</p>;
  return kinds.map((kind) => (
    <Finding key={kind} title={words.findings[kind]} count={counts[kind]} lines={lines[kind]} />
  ));
}

function Finding({ title, count, lines }: { title: string; count: number; lines: Line[] }) {
  const words = manifestTexts.read();
  return (
    <Box as="details" border="top" className={css.finding}>
      <summary>
        <span>{title}</span>
        <b>{count}</b>
      </summary>
      <ul>
        {lines.map(({ key, code, isKnown, said }) => (
          <li key={key}>
            {isKnown ? <RecordLink to="parcels" id={code} /> : <b>{code}</b>}
            <span>{said.filter((part) => part !== null).join(' · ')}</span>
          </li>
        ))}
        {count > lines.length && lines.length > 0 && <li>{words.more(count - lines.length)}</li>}
      </ul>
    </Box>
  );
}
