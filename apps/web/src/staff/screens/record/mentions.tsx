import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { RecordLink } from '../../kit/record/record-link.tsx';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { sayRead } from './record-calls.ts';
import { recordTexts } from '../screen-words.ts';
import css from './mentions.module.css';

type Mention = ReplyTo<'GET /staff/mentions'>['list'][number];

/** Where the records of a kind are listed. */
const screens = { parcel: 'parcels', order: 'orders', customer: 'customers' } as const;

/** Notes by which colleagues mention this user; not there without any. */
export function Mentions() {
  const { calls } = recordTexts.read();
  const mayRead = useUser().authorities.includes('parcel:read');
  const { data } = useQuery({
    queryKey: ['mentions'],
    queryFn: ({ signal }) => call('GET /staff/mentions', { quiet: true, signal }),
    enabled: mayRead,
    staleTime: 0,
  });
  if (data === undefined || data.list.length === 0) return null;
  return (
    <Panel title={calls.mentions} end={String(data.list.length)}>
      <ul className={css.list}>
        {data.list.map((mention) => (
          <MentionLine key={mention.id} mention={mention} />
        ))}
      </ul>
    </Panel>
  );
}

function MentionLine({ mention: { id, about, text, author, at } }: { mention: Mention }) {
  const { calls } = recordTexts.read();
  const queries = useQueryClient();
  const { run, busy } = useSubmit();
  const read = () =>
    void run(async () => {
      await sayRead([id]);
      await queries.invalidateQueries({ queryKey: ['mentions'] });
    });
  return (
    <li className={css.line}>
      <div className={css.what}>
        <RecordLink to={screens[about.kind]} id={about.code} className={css.code} />
        <p className={css.text}>{text}</p>
        <p className={css.by}>
          {author}, <time dateTime={at}>{momentText(at)}</time>
        </p>
      </div>
      <Button kind="quiet" isDisabled={busy} onPress={read}>
        {calls.read}
      </Button>
    </li>
  );
}
