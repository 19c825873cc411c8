import { useQueryClient } from '@tanstack/react-query';
import { manifestLimits } from '@rohi/contract/imports/manifest-limits';
import type { ColumnAnswer } from '@rohi/contract/imports/asked-columns';
import type { HiddenSaid } from '@rohi/contract/imports/hidden-parts';
import type { SentManifest } from '@rohi/contract/imports/manifests.contract';
import { CircleCheck, Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../../../shared/api/call.ts';
import { ApiError } from '../../../../../shared/api/exchange.ts';
import { newRequestId } from '../../../../../shared/api/request-id.ts';
import { ColumnAsks, openAsk } from '../../../../../shared/files/column-asks.tsx';
import { HiddenQuestions, openHidden } from '../../../../../shared/files/hidden-questions.tsx';
import { FileZone, useFileField } from '../../../../../shared/files/file-zone.tsx';
import { locale } from '../../../../../shared/i18n/locale.ts';
import { Icon } from '../../../../../shared/ui/icon.tsx';
import { Button } from '../../../../kit/ui/button.tsx';
import { Dialog } from '../../../../kit/ui/dialog.tsx';
import { DialogFoot } from '../../../../kit/ui/dialog-foot.tsx';
import { ManifestFindings } from './manifest-findings.tsx';
import { manifestTexts } from '../../../screen-words.ts';
import { Grid, Row, Text } from '../../../../../shared/ui/primitives.tsx';
import css from './manifest.module.css';

/** The way of one file: read, looked at, noted with the trip. */
function useManifestFile(code: string) {
  const words = manifestTexts.read();
  const queries = useQueryClient();
  const [sent, setSent] = useState<SentManifest>();
  const [refusal, setRefusal] = useState<string>();
  const [busy, setBusy] = useState(false);
  const step = async (ask: () => Promise<SentManifest>) => {
    setRefusal(undefined);
    setBusy(true);
    try {
      setSent(await ask());
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    } finally {
      setBusy(false);
    }
  };
  const send = async (file: File) => {
    setSent(undefined);
    if (file.size > manifestLimits.maxBytes) return setRefusal(words.tooLarge);
    const params = { id: code, importId: newRequestId() };
    const request = { params, query: { name: file.name.slice(-200) }, file, quiet: true, loading: true };
    return step(() => call('PUT /trips/{id}/manifests/{importId}', request));
  };
  /** An answer that was lost is asked for again: the file is noted once. */
  const take = ({ id: importId }: SentManifest) =>
    step(async () => {
      const params = { id: code, importId };
      const noted = await call('POST /trips/{id}/manifests/{importId}/confirm', { params, quiet: true });
      await queries.invalidateQueries({ queryKey: ['trips'] });
      return noted;
    });
  const say = ({ id: importId }: SentManifest, body: { hidden?: HiddenSaid; answers?: ColumnAnswer[] }) =>
    step(() =>
      call('PUT /trips/{id}/manifests/{importId}/choices', {
        params: { id: code, importId },
        body,
        quiet: true,
      }),
    );
  return { sent, refusal, busy, send, take, say };
}

/** A partner's manifest: what it says otherwise than the trip is shown before anything is noted. */
export function ManifestFile({ code, onClose }: { code: string; onClose: () => void }) {
  const words = manifestTexts.read();
  const { sent, refusal, busy, send, take, say } = useManifestFile(code);
  const isAsked =
    sent !== undefined && (openHidden(sent.hidden, {}) !== undefined || openAsk(sent.asked) !== undefined);
  const field = useFileField(refusal);
  const isTaken = sent !== undefined && sent.confirmedAt !== null;
  return (
    <Dialog wide title={words.title} onClose={onClose}>
      <Grid gap={14} overflow="auto" paddingX={24} paddingTop={4} paddingBottom={20} className={css.form}>
        {!isTaken && (
          <>
            <Text tone="soft" size={13}>
              {words.lead}
            </Text>
            <FileZone
              field={field}
              words={words}
              limits={words.limits}
              refusal={refusal}
              busy={busy}
              onFile={(file) => void send(file)}
            >
              <Button isPending={busy} aria-describedby={field.describedBy} onPress={field.open}>
                {words.choose}
              </Button>
            </FileZone>
            <Text
              as="a"
              display="inline-flex"
              gap={8}
              align="center"
              justifySelf="start"
              minHeight={44}
              href={`/api/common/template/manifest?lang=${locale}`}
              download
            >
              <Icon of={Download} size={18} />
              {words.template}
            </Text>
          </>
        )}
        {sent && (
          <HiddenQuestions
            parts={sent.hidden}
            said={{}}
            isDisabled={busy}
            onSay={(hidden) => void say(sent, { hidden })}
          />
        )}
        {sent && (
          <ColumnAsks
            asked={sent.asked}
            isDisabled={busy}
            onSay={(answer) => void say(sent, { answers: [answer] })}
          />
        )}
        {sent && <Report sent={sent} isTaken={isTaken} />}
      </Grid>
      <DialogFoot>
        <Button kind={isTaken ? 'primary' : 'outline'} onPress={onClose}>
          {isTaken ? words.close : words.cancel}
        </Button>
        {!isTaken && (
          <Button
            kind="primary"
            isDisabled={sent === undefined || busy || isAsked}
            onPress={() => void (sent && take(sent))}
          >
            {words.take}
          </Button>
        )}
      </DialogFoot>
    </Dialog>
  );
}

function Report({ sent, isTaken }: { sent: SentManifest; isTaken: boolean }) {
  const words = manifestTexts.read();
  return (
    <div className={css.report} role="status">
      <Text as="b" breaks>
        {sent.fileName}
      </Text>
      {isTaken && (
        <Row as="p" gap={8} align="start">
          <Icon of={CircleCheck} size={20} />
          {words.taken}
        </Row>
      )}
      <p>{words.read(sent.parcels, sent.counts.matching)}</p>
      {sent.notCompared.length > 0 && <p>{words.notCompared(sent.notCompared.join(', '))}</p>}
      <ManifestFindings found={sent} />
    </div>
  );
}
