import { CloudOff } from 'lucide-react';
import { Fragment, useEffect, useState } from 'react';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { formatAge } from '../../../shared/format/age.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { ReadyCard } from '../home/ready-card.tsx';
import type { OwnParcel } from '../home/rules/home-parts.ts';
import { CollectCard } from './collect-card.tsx';
import type { Collections } from './collect-rules.ts';
import { WaitingCard } from './waiting-card.tsx';
import { Row } from '../../../shared/ui/primitives.tsx';

const minuteMs = 60_000;

/** The moment, moved on each minute. */
function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), minuteMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

/** Over an answer of an earlier visit: how old it is. */
export function StoredNote({ storedAt }: { storedAt: Date }) {
  const { collect } = cabinetTexts.read().home;
  return (
    <Row
      as="p"
      gap={12}
      align="center"
      marginBottom={16}
      paddingX={14}
      paddingY={12}
      fill="gold-soft"
      radius="control"
      tone="gold"
      role="status"
    >
      <Icon of={CloudOff} />
      {collect.stored(formatAge(storedAt.getTime()))}
    </Row>
  );
}

type CollectCardsProps = {
  collections: { state: 'loading' | 'failed' | 'ready'; data?: Collections | undefined; isStored: boolean };
  passes: Answer<ReplyTo<'GET /profile/passes'>>;
  /** What can be collected, as the home of the cabinet knows it. */
  ready: readonly OwnParcel[];
};

/** What can be collected: two cards for each point, and one for what has no code. */
export function CollectCards({ collections: { state, data, isStored }, passes, ready }: CollectCardsProps) {
  const now = useNow();
  const places = data?.places ?? [];
  const coded = new Set(places.map(({ pickupPoint }) => pickupPoint.id));
  const others = ready.filter(({ pickupPoint }) => pickupPoint === null || !coded.has(pickupPoint.id));
  return (
    <>
      {data &&
        places.map((place) => (
          <Fragment key={place.pickupPoint.id}>
            <CollectCard
              place={place}
              pass={passes.state === 'ready' ? passes.data.own : undefined}
              collections={data}
              now={now}
              isStored={isStored}
            />
            <WaitingCard place={place} collections={data} own={ready} />
          </Fragment>
        ))}
      {state !== 'loading' && others.length > 0 && <ReadyCard parcels={others} failed={state === 'failed'} />}
    </>
  );
}
