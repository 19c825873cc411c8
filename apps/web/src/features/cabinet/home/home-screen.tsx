import { useEffect, useRef } from 'react';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import type { Answer } from '../../../shared/api/use-answer.ts';
import { useFollowed } from '../../../shared/api/use-followed.ts';
import { useStoredAnswer } from '../../../shared/api/use-stored-answer.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { AddressCard } from '../address/address-card.tsx';
import type { WarehouseAddresses } from '../address/rules/address-fields.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { CollectCards, StoredNote } from '../collect/collect-cards.tsx';
import type { Collections } from '../collect/collect-rules.ts';
import { CopyButton } from '../copy-button.tsx';
import { StaffCard } from './staff-card.tsx';
import type { Point } from '../point/rules/shown-points.ts';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { SideParts } from '../../../shared/ui/side-parts.tsx';
import { collectedTexts } from '../collected/collected-words.ts';
import { messagesTexts } from '../messages/messages-words.ts';
import { problemsTexts } from '../problems/problems-words.ts';
import { FirstCard } from './first-card.tsx';
import { RoadCard } from './road-card.tsx';
import { homeParts, taskCount } from './rules/home-parts.ts';
import type { OwnParcels } from './rules/home-parts.ts';
import { AddressShortcut, MissingShortcut, NoticesCard } from './side-cards.tsx';
import { TodoCard } from './todo-card.tsx';
import cardCss from '../../../shared/ui/card.module.css';
import css from './home.module.css';

/** What the office has written; it comes after the page. */
const messagesCard = onDemand<object>(async () => {
  const [{ MessagesCard }] = await Promise.all([
    import('../messages/messages-card.tsx'),
    messagesTexts.load(),
  ]);
  return MessagesCard;
});

/** What was collected last. */
const collectedCard = onDemand<object>(async () => {
  const [{ CollectedCard }] = await Promise.all([
    import('../collected/collected-card.tsx'),
    collectedTexts.load(),
  ]);
  return CollectedCard;
});

function Code({ code }: { code: string }) {
  const { yourCode, copyCode } = cabinetTexts.read().home;
  return (
    <div className={css.code}>
      {yourCode} <b>{code}</b>
      <CopyButton text={code} label={copyCode} />
    </div>
  );
}

/** Parcels that wait in China for an answer, or at the point for the office. */
const problemsCard = onDemand<{ answer: ProblemsAnswer }>(async () => {
  const [{ ProblemCards }] = await Promise.all([
    import('../problems/problem-cards.tsx'),
    problemsTexts.load(),
  ]);
  return ProblemCards;
});

type ProblemsAnswer = Answer<ReplyTo<'GET /profile/problems'>>;

/** The parcels that stand in the card of questions; none where it could not be asked for. */
function askedOf({ state, data }: ProblemsAnswer): ReadonlySet<string> | null {
  if (state === 'loading') return null;
  return new Set(data?.list.map(({ trackingCode }) => trackingCode));
}

type HomeProps = {
  parcels: OwnParcels;
  collections: { state: 'loading' | 'failed' | 'ready'; data?: Collections | undefined; isStored: boolean };
  hasPoint: boolean;
  /** Undefined until known. */
  points: readonly Point[] | undefined;
  warehouses: WarehouseAddresses | undefined;
  now: Date;
};

/** Has questions asked again once another answer has come to what they hang on. */
function useAskedAfter(data: unknown, ...asks: (() => void)[]): void {
  const former = useRef(data);
  useEffect(() => {
    if (former.current === data) return;
    former.current = data;
    for (const ask of asks) ask();
    // oxlint-disable-next-line react/exhaustive-deps -- the questions are the same ones at each drawing
  }, [data]);
}

/** On a phone the tasks come before the road. */
function Home({ parcels, collections, hasPoint, points, warehouses, now }: HomeProps) {
  const problems = useAnswer('GET /profile/problems', {});
  const { ready, road, tasks } = homeParts(parcels, hasPoint, askedOf(problems));
  const counts = useAnswer('GET /common/orderstatusnum', {});
  useAskedAfter(parcels, problems.again, counts.again);
  const count = taskCount(tasks, counts.state === 'ready' ? counts.data : undefined);
  const lacks = { points: points?.length === 0, address: warehouses?.list.length === 0 };
  const isFirstTime = parcels.orders === 0 && parcels.list.length === 0;
  return (
    <div className={css.grid}>
      <div className={css.main}>
        {isFirstTime && <FirstCard hasPoint={hasPoint} lacks={lacks} />}
        {isFirstTime && <AddressCard />}
        <SideParts>
          <problemsCard.Part answer={problems} />
        </SideParts>
        <CollectCards collections={collections} ready={ready} />
        <SideParts>
          {/* What was handed over since stands there, with its receipt. */}
          <collectedCard.Part key={ready.map(({ trackingCode }) => trackingCode).join()} />
          <messagesCard.Part />
        </SideParts>
        {!isFirstTime && <RoadCard parcels={road} count={parcels.road} now={now} />}
      </div>
      <div className={css.aside}>
        {!isFirstTime && <TodoCard tasks={tasks} count={count} />}
        <div className={css.side}>
          {!isFirstTime && <AddressShortcut warehouses={warehouses} />}
          <MissingShortcut />
          <NoticesCard />
        </div>
      </div>
    </div>
  );
}

/** Where something is ready it may be handed over any moment; else a parcel moves a few times in three weeks. */
const readyAgainMs = 20_000;
const lookAgainMs = 60_000;

/** /platform: what can be collected, what needs doing, what is on the way. */
export function HomeScreen() {
  const texts = cabinetTexts.read();
  const parcels = useStoredAnswer('GET /profile/parcels', {});
  const collections = useStoredAnswer('GET /profile/collections', {});
  const isReady = collections.state === 'ready' && collections.data.places.length > 0;
  useFollowed(parcels, isReady ? readyAgainMs : lookAgainMs);
  useFollowed(collections, isReady ? readyAgainMs : lookAgainMs);
  const own = useAnswer('GET /profile/pickup-point', {});
  const points = useStoredAnswer('GET /pickup-points', {});
  const addresses = useAnswer('GET /warehouse-address', {});
  const user = readUser();
  const warehouses = addresses.state === 'ready' ? addresses.data : undefined;
  if (parcels.failure instanceof ApiError && parcels.failure.status === 403) return <StaffCard />;
  return (
    <div className={cardCss.page}>
      <div className={css.top}>
        <h1>{texts.home.hello(user?.name || user?.username || '')}</h1>
        {warehouses && <Code code={warehouses.customerCode} />}
      </div>
      {parcels.state === 'ready' && parcels.isStored && <StoredNote storedAt={parcels.receivedAt} />}
      {parcels.state === 'ready' ? (
        <Home
          parcels={parcels.data}
          collections={collections}
          // While it is not known nobody is asked to choose one.
          hasPoint={own.state !== 'ready' || own.data.pickupPoint !== null}
          points={points.state === 'ready' ? points.data : undefined}
          warehouses={warehouses}
          now={parcels.receivedAt}
        />
      ) : (
        <div className={cardCss.columns}>
          <Card title={texts.home.road.title}>
            <Missing answer={parcels} />
          </Card>
        </div>
      )}
    </div>
  );
}
