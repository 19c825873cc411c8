import { declarationLimits } from '@rohi/contract/imports/declaration-limits';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { FileZone, useFileField } from '../../../shared/files/file-zone.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { locale } from '../../../shared/i18n/locale.ts';
import { navigate } from '../../../shared/router/hash-router.ts';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { newRequestId } from '../../../shared/api/request-id.ts';
import type { DeclaredFile } from './declared-file.ts';
import { manyTexts } from '../orders-words.ts';
import { Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './choose-file.module.css';

const mostMegabytes = declarationLimits.maxBytes / 1_000_000;

/** Sends a file to be read; why it was not taken stands beside the field, not in a message that goes away. */
function useSending(onSent: (file: DeclaredFile) => void) {
  const { choose } = manyTexts.read();
  const [refusal, setRefusal] = useState<string>();
  const { run, busy, waitSec } = useSubmit();
  const send = (file: File) => {
    setRefusal(undefined);
    if (file.size > declarationLimits.maxBytes) {
      setRefusal(choose.tooLarge(mostMegabytes));
      return;
    }
    void run(
      async () => {
        const read = await call('PUT /declaration-files/{id}', {
          params: { id: newRequestId() },
          query: { name: file.name.slice(-200) },
          file,
          quiet: true,
          loading: true,
        });
        onSent(read);
        navigate('orderManagement', { file: read.id });
      },
      (error, keepSilent) => {
        if (error.error !== 'imports.fileRefused') return;
        keepSilent();
        setRefusal(error.msg);
      },
    );
  };
  return { send, busy, waitSec, refusal };
}

/** Takes the file: chosen, or dragged here. */
export function ChooseFile({ onSent }: { onSent: (file: DeclaredFile) => void }) {
  const { choose, lead } = manyTexts.read();
  const { send, busy, waitSec, refusal } = useSending(onSent);
  const field = useFileField(refusal);
  return (
    <Grid columns={1} gap={16} className={css.columns}>
      <div>
        <Text marginTop={4} marginBottom={16} tone="soft">
          {lead}
        </Text>
        <FileZone
          field={field}
          words={choose}
          limits={choose.limits(declarationLimits.maxRows, mostMegabytes)}
          refusal={refusal}
          busy={busy}
          onFile={send}
        >
          <Button
            className={css.button}
            disabled={waitSec > 0}
            aria-disabled={busy || undefined}
            aria-describedby={field.describedBy}
            onClick={busy ? undefined : field.open}
          >
            {waitSec > 0 ? choose.wait(waitSec) : busy ? choose.reading : choose.button}
          </Button>
        </FileZone>
      </div>
      <Grid
        as="aside"
        gap={14}
        justifyItems="start"
        alignContent="start"
        padding={20}
        fill="surface"
        border="all"
        radius="card"
        shadow="card"
        className={css.template}
      >
        <Text tone="soft" size={15}>
          {choose.templateText}
        </Text>
        <ButtonLink kind="soft" href={`/api/common/template/declarations?lang=${locale}`} download>
          <Icon of={Download} size={18} />
          {choose.template}
        </ButtonLink>
      </Grid>
    </Grid>
  );
}
