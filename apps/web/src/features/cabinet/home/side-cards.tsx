import { dushanbeDay } from '@rohi/contract/dushanbe-time';
import { addressText } from '@rohi/contract/pickup-points/china-address';
import { Copy } from 'lucide-react';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { formatDate } from '../../../shared/format/dates.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { ChangedNote, ClosedNotes } from '../address/address-news.tsx';
import type { WarehouseAddresses } from '../address/rules/address-fields.ts';
import { cabinetTexts } from '../cabinet-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { copyWithMessage } from '../copy-with-message.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './home.module.css';

const noticesShown = 3;

/**
 * The China address in one press; where there are several warehouses, the way to choose one. `warehouses` is undefined
 * until known.
 */
export function AddressShortcut({ warehouses }: { warehouses: WarehouseAddresses | undefined }) {
  const { home, address: words } = cabinetTexts.read();
  const { list, closed } = warehouses ?? { list: [], closed: [] };
  const [only] = list;
  const isNone = warehouses !== undefined && list.length === 0;
  return (
    <Card title={home.address.title}>
      <p className={css.where}>
        {isNone ? (closed.length > 0 ? words.noneOpen : words.none) : home.address.text}
      </p>
      <ClosedNotes closed={closed} />
      {only && list.length === 1 && <ChangedNote changedOn={only.changedOn} />}
      {!isNone && (
        <Grid gap={8} marginTop={12}>
          {only && list.length === 1 && (
            <Button kind="outline" onClick={() => void copyWithMessage(addressText(only))}>
              <Icon of={Copy} />
              {home.address.copy}
            </Button>
          )}
          <ButtonLink kind="soft" href={hrefOf('profile')}>
            {home.address.open}
          </ButtonLink>
        </Grid>
      )}
    </Card>
  );
}

/** The way to a parcel that has come without its owner's code. */
export function MissingShortcut() {
  const { missing } = cabinetTexts.read().home;
  return (
    <Card title={missing.title}>
      <p className={css.where}>{missing.text}</p>
      <Grid gap={8} marginTop={12}>
        <ButtonLink kind="soft" href={hrefOf('orderManagement', { claims: '1' })}>
          {missing.open}
        </ButtonLink>
      </Grid>
    </Card>
  );
}

/**
 * The first notices and news, and how many of all are unread: what the row of pages counts is found here. None, none at
 * all.
 */
export function NoticesCard() {
  const { notices } = cabinetTexts.read().home;
  const answer = useAnswer('GET /common/searchnotice', { query: { limit: noticesShown } });
  if (answer.state !== 'ready' || answer.data.list.length === 0) return null;
  return (
    <Card title={notices.title} count={answer.data.unread}>
      <Grid as="ul" gap={12} marginBottom={12} className={css.notices}>
        {answer.data.list.map(({ slug, category, title, publishTime, read }) => {
          const day = dushanbeDay(new Date(publishTime));
          return (
            <li key={slug}>
              <div>
                <Text as="time" tone="faint" size={13} dateTime={day}>
                  {formatDate(day)}
                </Text>
                {!read && (
                  <Text as="span" tone="lapis" size={13} weight={600} className={css.unread}>
                    {notices.unread}
                  </Text>
                )}
              </div>
              <a href={hrefOf(category === 'NEWS' ? 'news' : 'info', { item: slug })} data-unread={!read}>
                {title}
              </a>
            </li>
          );
        })}
      </Grid>
      <Grid gap={8} marginTop={12}>
        <ButtonLink kind="soft" href={hrefOf('info')}>
          {notices.all}
        </ButtonLink>
        <ButtonLink kind="soft" href={hrefOf('news')}>
          {notices.allNews}
        </ButtonLink>
      </Grid>
    </Card>
  );
}
