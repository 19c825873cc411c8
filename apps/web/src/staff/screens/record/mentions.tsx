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
import { Box, Row, Text } from '../../../shared/ui/primitives.tsx';
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
      <Box as="ul" paddingX={20} paddingTop={0} paddingBottom={12}>
        {data.list.map((mention) => (
          <MentionLine key={mention.id} mention={mention} />
        ))}
      </Box>
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
    <Row
      as="li"
      rowGap={8}
      columnGap={16}
      align="start"
      justify="between"
      paddingX={0}
      paddingY={10}
      border="top"
    >
      <Box minWidth={0}>
        <RecordLink to={screens[about.kind]} id={about.code} className={css.code} />
        <Text breaks>{text}</Text>
        <Text tone="faint" size={13}>
          {author}, <time dateTime={at}>{momentText(at)}</time>
        </Text>
      </Box>
      <Button kind="quiet" isDisabled={busy} onPress={read}>
        {calls.read}
      </Button>
    </Row>
  );
}
