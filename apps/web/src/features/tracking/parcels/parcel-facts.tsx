import type { TrackedParcel } from '@rohi/contract/tracking/tracking.contract';
import { ExternalLink } from 'lucide-react';
import { Suspense } from 'react';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ownerFacts } from '../owner/parts.ts';
import { absent, routeOf } from '../rules/parcel-route.ts';
import { linkToWebsite } from '../rules/website-link.ts';
import { useTrackingTexts } from '../texts/tracking-texts.ts';
import { Fact } from './parcel-fact.tsx';
import css from './parcel-facts.module.css';

/** The sidebar of an open parcel. */
export function ParcelFacts({ parcel }: { parcel: TrackedParcel }) {
  const { columns, facts } = useTrackingTexts();
  return (
    <dl className={css.facts} aria-label={facts.label}>
      <Fact name={columns.orderCode}>{parcel.orderCode ?? absent}</Fact>
      <Fact name={facts.country}>{routeOf(parcel)}</Fact>
      {parcel.lastMileTracking !== null && (
        <Fact name={columns.lastMile} className={css.narrowOnly}>
          {parcel.lastMileTracking}
        </Fact>
      )}
      <Fact name={facts.carrier}>
        {parcel.lastMileCarrier ?? absent}
        <CarrierLink address={parcel.lastMileWebsite} />
      </Fact>
      <Fact name={facts.notes}>{parcel.additionalNotes ?? absent}</Fact>
      {parcel.own && (
        <Suspense>
          <ownerFacts.Part own={parcel.own} parcel={parcel} />
        </Suspense>
      )}
    </dl>
  );
}

function CarrierLink({ address }: { address: string | null }) {
  const { facts } = useTrackingTexts();
  const href = linkToWebsite(address);
  if (!href) return null;
  return (
    <a className={css.link} href={href} target="_blank" rel="noopener noreferrer">
      {facts.openSite}
      <span className="visually-hidden"> ({facts.newTab})</span>
      <Icon of={ExternalLink} size={16} />
    </a>
  );
}
