import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { startTexts } from '../screen-words.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './backup-note.module.css';

const queryKey = ['secret-key'];

/** That the key of secrets lies on this machine alone, until somebody says that a copy lies elsewhere. */
export function KeyNote() {
  const { key: texts } = startTexts.read();
  const queries = useQueryClient();
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call('GET /staff/secret-key', { quiet: true, signal }),
  });
  const confirm = useMutation({
    mutationFn: (keyId: string) => call('POST /staff/secret-key/confirm-copy', { body: { keyId } }),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey });
      await queries.invalidateQueries({ queryKey: ['/staff/units', 'first-week'] });
    },
  });
  if (data?.isAsked !== true) return null;
  return (
    <Row
      gap={12}
      paddingX={16}
      paddingY={12}
      fill="gold-soft"
      radius="panel"
      size={14}
      className={css.banner}
      role="status"
    >
      <Icon of={KeyRound} size={20} />
      <div>
        <b>{texts.head(data.keyId)}</b>
        <p>{texts.text}</p>
      </div>
      <Button isDisabled={confirm.isPending} onPress={() => confirm.mutate(data.keyId)}>
        {texts.act}
      </Button>
    </Row>
  );
}
