import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import { momentText } from '../../kit/list/moment-text.ts';
import { sampleCode } from '../../kit/session/sample-code.ts';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { Panel } from '../../kit/ui/panel.tsx';
import { recordTexts } from '../screen-words.ts';
import css from './record.module.css';

/** All codes that lead to a customer, and the way to give another one for who may. */
export function CodesPanel({ id }: { id: string }) {
  const { codes: words } = recordTexts.read();
  const { data } = useQuery({
    queryKey: ['/staff/customers', 'codes', id],
    queryFn: ({ signal }) => call('GET /staff/customers/{id}/codes', { params: { id }, quiet: true, signal }),
    staleTime: 0,
  });
  const mayEdit = useUser().authorities.includes('customer:edit');
  const [isAsked, setAsked] = useState(false);
  if (data === undefined) return null;
  return (
    <Panel title={words.title}>
      <Box paddingX={20} paddingTop={0} paddingBottom={16} className={css.inside}>
        <Grid as="ul" gap={8} paddingBottom={12} aria-label={words.title}>
          {data.codes.map(({ code, isCurrent, since, source }) => (
            <li key={code}>
              <b>{code}</b>
              <Text as="span" display="block" tone="soft" size={13}>
                {words.came(isCurrent ? words.current : words.sources[source], momentText(since))}
              </Text>
            </li>
          ))}
        </Grid>
        {mayEdit && (
          <p>
            <Button onPress={() => setAsked(true)}>{words.give}</Button>
          </p>
        )}
      </Box>
      {isAsked && <GiveCode id={id} onClose={() => setAsked(false)} />}
    </Panel>
  );
}

/** Asks for another code of a customer; that it is never taken away stands above. */
function GiveCode({ id, onClose }: { id: string; onClose: () => void }) {
  const { codes: words, acts } = recordTexts.read();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { run, busy } = useSubmit();
  const queries = useQueryClient();
  const give = () => {
    const written = code.trim();
    if (written === '') {
      setError(words.needed);
      return;
    }
    void run(
      async () => {
        const body = { code: written };
        await call('POST /staff/customers/{id}/codes', { params: { id }, body, quiet: true });
        showMessage('success', words.done);
        void queries.invalidateQueries({ queryKey: ['/staff/customers'] });
        onClose();
      },
      (failure, keepSilent) => {
        if (failure.status !== 409 && failure.status !== 422) return;
        setError(failure.msg);
        keepSilent();
      },
    );
  };
  return (
    <Dialog title={words.give} onClose={onClose}>
      <Grid
        as="form"
        gap={16}
        paddingX={24}
        paddingTop={4}
        paddingBottom={20}
        noValidate
        onSubmit={ownSubmit(give)}
      >
        <p>{words.will}</p>
        <TextField
          name="code"
          label={words.field}
          hint={words.hint(sampleCode())}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={code}
          error={error}
          onText={(text) => {
            setCode(text);
            setError(undefined);
          }}
          onBlur={() => {}}
        />
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{acts.no}</Button>
          <Button kind="primary" type="submit" isDisabled={busy}>
            {words.yes}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
