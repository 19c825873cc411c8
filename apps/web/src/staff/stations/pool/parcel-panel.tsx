import { formatShortDecimal } from '../../../shared/format/numbers.ts';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { momentHere } from '../bar/time-of-day.ts';
import { timeOfDay } from '../bar/time-of-day.ts';
import { ClueForm } from './clue-form.tsx';
import { kilograms } from './pool-measures.ts';
import type { PoolParcel } from './pool-queries.ts';
import { poolTexts } from '../station-words.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './parcel-panel.module.css';
import { personName } from '../../kit/people.ts';
import { useQuery } from '@tanstack/react-query';
import { Camera, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';

/** The photos that were made of a box, one at a time. */
function PoolPhotos({ code }: { code: string }) {
  const { parcel: words } = poolTexts.read();
  const [at, setAt] = useState(0);
  const params = { id: code };
  const photos = useQuery({
    queryKey: ['pool', 'photos', code],
    queryFn: ({ signal }) => call('GET /staff/parcels/{id}/photos', { params, quiet: true, signal }),
  });
  const list = photos.data?.list ?? [];
  const photoId = list[at]?.photoId;
  const picture = useQuery({
    queryKey: ['photo', code, photoId],
    queryFn: async () =>
      photoId === undefined
        ? null
        : ((await fetchPicture('GET /staff/parcels/{id}/photos/{photoId}', {
            params: { ...params, photoId },
          })) ?? null),
    enabled: photoId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (photoId === undefined)
    return (
      <Row
        gap={10}
        align="center"
        justify="center"
        flex="none"
        fill="canvas"
        tone="faint"
        size={13}
        className={css.photo}
      >
        <Icon of={Camera} size={28} />
        <span>{words.noPhoto}</span>
      </Row>
    );
  const label = words.photo(at + 1, list.length);
  return (
    <Box flex="none" position="relative" overflow="hidden" fill="canvas" className={css.pictures}>
      {picture.data && <PictureCanvas picture={picture.data} label={label} className={css.picture} />}
      <Box
        as="button"
        type="button"
        display="inline-flex"
        gap={4}
        align="center"
        paddingX={12}
        paddingY={0}
        fill="surface"
        tone="ink"
        size={13}
        weight={600}
        className={css.turn}
        disabled={list.length < 2}
        onClick={() => setAt((at + 1) % list.length)}
      >
        {label}
        {list.length > 1 && <Icon of={ChevronRight} size={16} />}
      </Box>
    </Box>
  );
}

/**
 * The parcel itself: picture, measures, what can be read of it, and what the station scanned around it. `likely` are
 * customers to be marked there.
 */
export function ParcelPanel({ parcel, likely }: { parcel: PoolParcel; likely: ReadonlySet<string> }) {
  const { parcel: words } = poolTexts.read();
  const { trackingCode, weightG, sides, cell, receivedBy, receivedAt, warehouse, binding } = parcel;
  const facts = [
    [words.weight, kilograms(weightG)],
    [words.cell, cell],
    [words.sides, sides && sidesText(sides)],
    [words.received, personName(receivedBy)],
    [words.warehouse, warehouse],
  ] as const;
  return (
    <>
      <PoolPhotos key={binding?.declaredCode ?? trackingCode} code={binding?.declaredCode ?? trackingCode} />
      <Row
        as="header"
        wrap
        rowGap={8}
        columnGap={12}
        align="center"
        justify="between"
        paddingX={16}
        paddingTop={14}
        paddingBottom={8}
        className={css.head}
      >
        <h2>{trackingCode}</h2>
        <ToneLabel tone={binding === null ? 'gold' : 'green'}>
          {binding === null ? words.unowned : words.bound}
        </ToneLabel>
      </Row>
      <Grid
        as="dl"
        rowGap={6}
        columnGap={16}
        paddingX={16}
        paddingTop={0}
        paddingBottom={14}
        className={css.facts}
      >
        {facts.map(([name, value]) => (
          <Row gap={10} minWidth={0} key={name}>
            <Text as="dt" flex="none" tone="soft">
              {name}
            </Text>
            <Text as="dd" minWidth={0} weight={600} digits breaks>
              {value ?? words.none}
            </Text>
          </Row>
        ))}
        <Row gap={10} minWidth={0}>
          <Text as="dt" flex="none" tone="soft" className="visually-hidden">
            {words.received}
          </Text>
          <Text as="dd" minWidth={0} weight={600} digits breaks className={css.at}>
            {momentHere(receivedAt)}
          </Text>
        </Row>
      </Grid>
      <ClueForm key={`${trackingCode}-${parcel.version}`} parcel={parcel} />
      <Claims parcel={parcel} />
      <Neighbours parcel={parcel} likely={likely} />
    </>
  );
}

function sidesText({ lengthMm, widthMm, heightMm }: NonNullable<PoolParcel['sides']>): string {
  const sides = [lengthMm, widthMm, heightMm].map((mm) => formatShortDecimal(String(mm / 10)));
  return `${sides.join(' × ')}\u00A0${poolTexts.read().parcel.cm}`;
}

function Claims({ parcel: { claims } }: { parcel: PoolParcel }) {
  const { claims: words } = poolTexts.read();
  if (claims.length === 0) return null;
  return (
    <section className={css.section} aria-label={words.title}>
      <h3>{words.title}</h3>
      <Grid as="ul" gap={4}>
        {claims.map(({ code, state, customerCode }) => (
          <Row as="li" wrap rowGap={4} columnGap={12} key={code}>
            <RecordLink to="claims" id={code} />
            <span>{customerCode}</span>
            <span>{words.states[state]}</span>
          </Row>
        ))}
      </Grid>
    </section>
  );
}

type Neighbour = PoolParcel['before'][number];

function Neighbours({ parcel, likely }: { parcel: PoolParcel; likely: ReadonlySet<string> }) {
  const { neighbours: words } = poolTexts.read();
  const { before, after, device, trackingCode, receivedAt } = parcel;
  const row = ({ trackingCode: code, customerCode, at, by }: Neighbour) => (
    <li key={code} data-likely={likely.has(customerCode ?? '') || undefined}>
      <time dateTime={at}>{timeOfDay(Date.parse(at))}</time>
      <span>
        <b>{code}</b> {[customerCode ?? words.unowned, personName(by)].join(' · ')}
      </span>
    </li>
  );
  return (
    <section className={css.section} aria-label={words.title}>
      <h3>
        {words.title}
        {device !== null && <small>{device}</small>}
      </h3>
      {before.length + after.length === 0 ? (
        <Text tone="soft" size={13}>
          {words.none}
        </Text>
      ) : (
        <Grid as="ol" digits className={css.scans}>
          {before.map(row)}
          <li key={trackingCode} className={css.own}>
            <time dateTime={receivedAt}>{timeOfDay(Date.parse(receivedAt))}</time>
            <span>
              <b>{words.own}</b> {trackingCode}
            </span>
          </li>
          {after.map(row)}
        </Grid>
      )}
    </section>
  );
}
