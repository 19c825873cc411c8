import { useEffect, useState } from 'react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { readUser } from '../../../shared/session/session-state.ts';
import { AddressCard } from '../address/address-card.tsx';
import type { WarehouseAddresses } from '../address/rules/address-fields.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { CollectCards, StoredNote } from '../collect/collect-cards.tsx';
import { CopyButton } from '../copy-button.tsx';
import type { Point } from '../point/rules/shown-points.ts';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { SideParts } from '../../../shared/ui/side-parts.tsx';
import type { ProblemAnswers } from '../problems/problem-answers.ts';
import { useAskedAfter, useHomeAnswers } from './home-answers.ts';
import type { AnswerTo, HomeAnswers } from './home-answers.ts';
import { RoadCard } from './road-card.tsx';
import { homeParts, taskCount } from './rules/home-parts.ts';
import type { OwnParcels } from './rules/home-parts.ts';
import { AddressShortcut, MissingShortcut, NoticesCard } from './side-cards.tsx';
import { TodoCard, TroublesCard } from './todo-card.tsx';
import { Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import cardCss from '../../../shared/ui/card.module.css';
import css from './home.module.css';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { hrefOf } from '../../../shared/router/hash-router.ts';

type FirstCardProps = {
  hasPoint: boolean;
  /** Known to be missing: the office has not opened any point, given any address. */
  lacks: { points: boolean; address: boolean };
};

/** For somebody who has sent nothing yet: what comes first. The address itself stands below. */
function FirstCard({ hasPoint, lacks }: FirstCardProps) {
  const { first } = cabinetTexts.read().home;
  const missing = [lacks.address && first.noAddress, lacks.points && first.noPoint];
  return (
    <Card title={first.title}>
      <p className={css.where}>{first.lead}</p>
      <Grid as="ol" gap={16} marginTop={20} marginBottom={24} className={css.steps}>
        {first.steps.map(({ title, text }, index) => (
          <li key={title}>
            <div>
              <h3>{title}</h3>
              <p className={css.where}>{missing[index] || text}</p>
            </div>
          </li>
        ))}
      </Grid>
      {!hasPoint && !lacks.points && (
        <Row wrap gap={8} marginTop={8}>
          <ButtonLink kind="outline" href={hrefOf('orderPickupPoint')}>
            {first.point}
          </ButtonLink>
        </Row>
      )}
    </Card>
  );
}

/** For staff who have logged in on the site: their work is elsewhere. */
function StaffCard() {
  const { staff } = cabinetTexts.read().home;
  return (
    <div className={cardCss.page}>
      <h1>{staff.title}</h1>
      <div className={cardCss.columns}>
        <Card title={staff.work}>
          <p className={css.where}>{staff.text}</p>
          <Row wrap gap={8} marginTop={8}>
            <ButtonLink href="/staff">{staff.open}</ButtonLink>
          </Row>
        </Card>
      </div>
    </div>
  );
}

const load = async () => (await import('./late-cards.ts')).loadLateCards();

/** What the office has written. */
const messagesCard = onDemand<{ answer: AnswerTo<'GET /profile/messages'> }>(
  async () => (await load()).MessagesCard,
);

/** What was collected last. */
const collectedCard = onDemand<{ answer: AnswerTo<'GET /profile/collected'> }>(
  async () => (await load()).CollectedCard,
);

function Code({ code }: { code: string }) {
  const { yourCode, copyCode } = cabinetTexts.read().home;
  return (
    <Row
      gap={8}
      align="center"
      fill="surface"
      border="all"
      radius="control"
      tone="soft"
      size={15}
      className={css.code}
    >
      {yourCode}{' '}
      <Text as="b" tone="ink" weight={600}>
        {code}
      </Text>
      <CopyButton text={code} label={copyCode} />
    </Row>
  );
}

/** Parcels that wait in China for an answer, or at the point for the office. */
const problemsCard = onDemand<ProblemAnswers>(async () => (await load()).ProblemCards);

/** The parcels that stand in the card of questions; none where it could not be asked for. */
function askedOf({ state, data }: ProblemAnswers['asked']): ReadonlySet<string> | null {
  if (state === 'loading') return null;
  return new Set(data?.list.map(({ trackingCode }) => trackingCode));
}

/** The code of what stands beside, begun with the page; true once it is there, or does not come. */
function useCardsThere(): boolean {
  const [areThere, setThere] = useState(false);
  useEffect(() => {
    const cards = [problemsCard, collectedCard, messagesCard];
    void Promise.all(cards.map((card) => card.start())).then(() => setThere(true));
  }, []);
  return areThere;
}

type HomeProps = Pick<HomeAnswers, 'collections' | 'passes' | 'problems' | 'collected' | 'messages'> & {
  parcels: OwnParcels;
  /** The same once it is no answer of the visit before. */
  fresh: OwnParcels | undefined;
  hasPoint: boolean;
  /** Undefined until known. */
  points: readonly Point[] | undefined;
  warehouses: WarehouseAddresses | undefined;
  now: Date;
};

/** On a phone the tasks come before the road. */
function Home({ parcels, fresh, hasPoint, points, warehouses, now, ...answers }: HomeProps) {
  const { collections, passes, problems, collected, messages } = answers;
  const { ready, road, tasks, troubles } = homeParts(parcels, hasPoint, askedOf(problems.asked));
  // Cargo is declared by who asks for it: what waits there waits for the office.
  const counts = useAnswer('GET /common/orderstatusnum', { query: { businessLine: 'BSC' } });
  useAskedAfter(fresh, [counts]);
  const count = taskCount(tasks, counts.state === 'ready' ? counts.data : undefined);
  const lacks = { points: points?.length === 0, address: warehouses?.list.length === 0 };
  const isFirstTime = parcels.orders === 0 && parcels.list.length === 0;
  return (
    <Stack gap={16} marginTop={16} className={css.grid}>
      <div className={css.main}>
        {isFirstTime && <FirstCard hasPoint={hasPoint} lacks={lacks} />}
        {isFirstTime && <AddressCard />}
        <SideParts>
          <problemsCard.Part {...problems} />
        </SideParts>
        <CollectCards collections={collections} passes={passes} ready={ready} />
        <SideParts>
          <collectedCard.Part answer={collected} />
          <messagesCard.Part answer={messages} />
        </SideParts>
        {!isFirstTime && <RoadCard parcels={road} count={parcels.road} now={now} />}
      </div>
      <div className={css.aside}>
        {!isFirstTime && <TroublesCard troubles={troubles} />}
        {!isFirstTime && <TodoCard tasks={tasks} count={count} />}
        <Grid gap={16} minWidth={0} className={css.side}>
          {!isFirstTime && <AddressShortcut warehouses={warehouses} />}
          <MissingShortcut />
          <NoticesCard />
        </Grid>
      </div>
    </Stack>
  );
}

/** /platform: what can be collected, what needs doing, what is on the way. */
export function HomeScreen() {
  const texts = cabinetTexts.read();
  const { parcels, own, points, addresses, isWhole, ...answers } = useHomeAnswers();
  const areCardsThere = useCardsThere();
  const user = readUser();
  const warehouses = addresses.state === 'ready' ? addresses.data : undefined;
  if (parcels.failure instanceof ApiError && parcels.failure.status === 403) return <StaffCard />;
  const isDrawn = parcels.state === 'ready' && isWhole && areCardsThere;
  return (
    <div className={cardCss.page}>
      <Row wrap rowGap={12} columnGap={24} align="center" justify="between">
        <h1>{texts.home.hello(user?.name || user?.username || '')}</h1>
        {isDrawn && warehouses && <Code code={warehouses.customerCode} />}
      </Row>
      {isDrawn && parcels.isStored && <StoredNote storedAt={parcels.receivedAt} />}
      {isDrawn ? (
        <Home
          {...answers}
          parcels={parcels.data}
          fresh={parcels.isWaiting ? undefined : parcels.data}
          // While that is unknown no choice is asked for.
          hasPoint={own.state !== 'ready' || own.data.pickupPoint !== null}
          points={points.state === 'ready' ? points.data : undefined}
          warehouses={warehouses}
          now={parcels.receivedAt}
        />
      ) : (
        <div className={cardCss.columns}>
          <Card title={texts.home.road.title}>
            <Missing answer={parcels.state === 'ready' ? { ...parcels, state: 'loading' } : parcels} />
          </Card>
        </div>
      )}
    </div>
  );
}
