import { compareTerms } from '@rohi/contract/pricing/tariff-change';
import type { TermsChange } from '@rohi/contract/pricing/tariff-change';
import type { TariffVersionView } from '@rohi/contract/pricing/tariff-administration.contract';
import { readTerms } from '@rohi/contract/pricing/tariff-texts';
import type { TermsProblem, TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import { useLayoutEffect, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { ApiError } from '../../../shared/api/exchange.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ownSubmit } from '../../../shared/forms/own-submit.ts';
import { DraftOffer } from '../../kit/drafts/draft-offer.tsx';
import { useDraft } from '../../kit/drafts/use-draft.ts';
import { Box, Grid, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import formCss from '../../kit/list/row-form.module.css';
import { useUser } from '../../kit/session/user-info.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { DialogFoot } from '../../kit/ui/dialog-foot.tsx';
import { ChangesList } from './changes-list.tsx';
import { ExamplePrices } from './example-prices.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { usePricesRefresh } from './tariff-queries.ts';
import { tariffsTexts } from '../screen-words.ts';
import { TermsForm } from './terms-form.tsx';

type Values = { effectiveFrom: string; terms: TermsTexts };

/** What differs from the version before it, while it can be read. */
function changesOf({ compared }: TariffVersionView, terms: TermsTexts): TermsChange[] {
  const [before, after] = [compared && readTerms(compared.terms).terms, readTerms(terms).terms];
  return before && after ? compareTerms(before, after) : [];
}

type DraftEditorProps = {
  draft: TariffVersionView;
  onTouched: (touched: boolean) => void;
  /** Receives the function that discards the draft, for closing the form without saving. */
  onDraft: (abandon: () => void) => void;
  onClose: () => void;
};

/** What is typed, with the revision that it was typed over. */
type SavedValues = Values & { revision: number };

/** A draft with its examples and differences, computed while it is typed; saved over the revision that was read. */
export function DraftEditor({ draft, onTouched, onDraft, onClose }: DraftEditorProps) {
  const { draft: words } = tariffsTexts.read();
  const { authorities } = useUser();
  const refresh = usePricesRefresh();
  const stored: Values = { effectiveFrom: draft.effectiveFrom, terms: draft.terms };
  const [values, setValues] = useState<Values>(stored);
  const [refused, setRefused] = useState<TermsProblem[]>([]);
  const [isPublishing, setPublishing] = useState(false);
  const isTouched = JSON.stringify(values) !== JSON.stringify(stored);
  const saved = useDraft<SavedValues>(
    // Other than the path: what was stored under it has the prices of couriers as one text.
    `/price/drafts/${draft.id}`,
    isTouched ? { revision: draft.revision, ...values } : undefined,
  );
  useLayoutEffect(() => onTouched(isTouched), [isTouched, onTouched]);
  useLayoutEffect(() => onDraft(saved.abandon));
  const [isAsking, setAsking] = useState(false);
  const problems = [...(readTerms(values.terms).problems ?? []), ...refused];
  const params = { id: draft.id };
  const save = async () => {
    try {
      await call('PUT /price/versions/{id}', {
        params,
        body: { revision: draft.revision, ...values },
        quiet: true,
      });
      saved.forget();
      showMessage('success', words.saved);
      await refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefused(
        error.fields.map(({ field, error: name }) => ({ field: field.replace(/^terms\./, ''), error: name })),
      );
      showMessage('error', error.fields[0]?.msg ?? error.msg);
    }
  };
  const discard = async () => {
    setAsking(false);
    const body = { revision: draft.revision };
    const done = await call('POST /price/versions/{id}/discard', { params, body }).then(
      () => true,
      () => false,
    );
    if (!done) return;
    saved.abandon();
    showMessage('success', words.discarded);
    onClose();
    await refresh();
  };
  return (
    <Stack as="form" flex={1} minHeight={0} noValidate onSubmit={ownSubmit(() => void save())}>
      <div className={`${formCss.body} ${formCss.split}`}>
        <Box paddingX={24} paddingTop={16} paddingBottom={24} className={formCss.fields}>
          <DraftOffer
            saved={saved}
            isOlder={saved.offer !== undefined && saved.offer.value.revision !== draft.revision}
            onRestore={({ effectiveFrom, terms }) => setValues({ effectiveFrom, terms })}
          />
          <TermsForm
            terms={values.terms}
            effectiveFrom={values.effectiveFrom}
            problems={problems}
            cities={draft.cities}
            readOnly={false}
            onChange={(next) => {
              setRefused([]);
              setValues({ ...values, ...next });
            }}
          />
          {/* Away from the buttons below: what deletes must not lie beside what saves. */}
          <Button kind="danger" onPress={() => setAsking(true)}>
            {words.discard}
          </Button>
        </Box>
        <Box as="aside" paddingX={24} paddingY={20} fill="canvas" className={formCss.preview}>
          <Grid gap={24}>
            <ExamplePrices before={draft.compared?.terms} after={values.terms} />
            <ChangesList
              changes={changesOf(draft, values.terms)}
              cities={draft.cities}
              since={draft.compared?.version}
            />
          </Grid>
        </Box>
      </div>
      <DialogFoot>
        <Text flex={1} tone="faint" size={13} role="status">
          {isTouched && words.unsaved}
        </Text>
        <Button type="submit" isDisabled={!isTouched || problems.length > 0}>
          {words.save}
        </Button>
        {authorities.includes('tariff:publish') && (
          <Button kind="primary" isDisabled={isTouched} onPress={() => setPublishing(true)}>
            {words.publish}
          </Button>
        )}
      </DialogFoot>
      {isAsking && <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={() => void discard()} />}
      {isPublishing && <PublishDialog draft={draft} onClose={() => setPublishing(false)} />}
    </Stack>
  );
}

/** Prices and surcharges of a draft are the work of an hour: they do not go by a slip of the hand. */
function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  const { discardAsk: words } = tariffsTexts.read().draft;
  return (
    <Dialog title={words.title} onClose={onKeep} alert>
      <Text paddingX={24} paddingY={0} tone="soft">
        {words.text}
      </Text>
      <Row gap={8} justify="end" paddingX={24} paddingTop={20} paddingBottom={24}>
        <Button kind="danger" onPress={onDiscard}>
          {words.yes}
        </Button>
        <Button kind="primary" onPress={onKeep}>
          {words.no}
        </Button>
      </Row>
    </Dialog>
  );
}
