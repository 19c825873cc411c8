import type { UnknownCode } from '@rohi/contract/tracking/tracking.contract';
import { PackageSearch } from 'lucide-react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { carriersToName, hintOfUnknownCode } from '../rules/unknown-code-hint.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { Box, lookOf } from '../../../shared/ui/primitives.tsx';
import css from './not-found-list.module.css';

/** Codes without a parcel: outside the counts, each with what to do about it. */
export function NotFoundList({ codes }: { codes: readonly UnknownCode[] }) {
  const { notFound } = useTrackingTexts();
  if (codes.length === 0) return null;
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{notFound.heading(codes.length)}</h2>
      <Box as="ul" fill="surface" border="all" radius="card" shadow="card">
        {codes.map((code) => (
          <NotFoundCode key={code.trackingCode} code={code} />
        ))}
      </Box>
    </section>
  );
}

function NotFoundCode({ code }: { code: UnknownCode }) {
  const { notFound } = useTrackingTexts();
  const hint = hintOfUnknownCode(code);
  return (
    <li className={css.item}>
      <Icon of={PackageSearch} size={22} className={lookOf({ tone: 'soft' })} />
      <p className={css.code}>{code.trackingCode}</p>
      <p className={css.hint}>
        {hint === 'unknown' ? notFound.unknown(carriersToName(code)) : notFound[hint]}
      </p>
    </li>
  );
}
