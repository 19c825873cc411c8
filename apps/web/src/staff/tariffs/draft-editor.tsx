import { compareTerms } from '@rohi/contract/pricing/tariff-change';
import type { TermsChange } from '@rohi/contract/pricing/tariff-change';
import type { TariffVersionView } from '@rohi/contract/pricing/tariff-desk.contract';
import { readTerms } from '@rohi/contract/pricing/tariff-texts';
import type { TermsProblem, TermsTexts } from '@rohi/contract/pricing/tariff-texts';
import { useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { ApiError } from '../../shared/api/exchange.ts';
import { showMessage } from '../../shared/ui/messages.tsx';
import { ownSubmit } from '../../shared/forms/own-submit.ts';
import formCss from '../list/row-form.module.css';
import { useUser } from '../session/user-info.ts';
import { Button } from '../ui/button.tsx';
import { ChangesList } from './changes-list.tsx';
import { ExamplePrices } from './example-prices.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { useDeskRefresh } from './tariff-queries.ts';
import { tariffsTexts } from './tariffs-words.ts';
import { TermsForm } from './terms-form.tsx';
import css from './tariffs.module.css';

type Values = { effectiveFrom: string; terms: TermsTexts };

/** What differs from the version before it, while it can be read. */
function changesOf({ compared }: TariffVersionView, terms: TermsTexts): TermsChange[] {
  const [before, after] = [compared && readTerms(compared.terms).terms, readTerms(terms).terms];
  return before && after ? compareTerms(before, after) : [];
}

/** A draft with its examples and differences, reckoned while it is typed; saved over the revision that was read. */
export function DraftEditor({ draft, onClose }: { draft: TariffVersionView; onClose: () => void }) {
  const { draft: words } = tariffsTexts.read();
  const { authorities } = useUser();
  const refresh = useDeskRefresh();
  const stored: Values = { effectiveFrom: draft.effectiveFrom, terms: draft.terms };
  const [values, setValues] = useState<Values>(stored);
  const [refused, setRefused] = useState<TermsProblem[]>([]);
  const [isPublishing, setPublishing] = useState(false);
  const isTouched = JSON.stringify(values) !== JSON.stringify(stored);
  const problems = [...(readTerms(values.terms).problems ?? []), ...refused];
  const path = `/price/versions/${draft.id}` as const;
  const save = async () => {
    try {
      await call('PUT', path, { body: { revision: draft.revision, ...values }, quiet: true });
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
    const body = { revision: draft.revision };
    const done = await call('POST', `${path}/discard`, { body }).then(
      () => true,
      () => false,
    );
    if (!done) return;
    showMessage('success', words.discarded);
    onClose();
    await refresh();
  };
  return (
    <form className={formCss.form} noValidate onSubmit={ownSubmit(() => void save())}>
      <div className={`${formCss.body} ${formCss.split}`}>
        <div className={formCss.fields}>
          <TermsForm
            terms={values.terms}
            effectiveFrom={values.effectiveFrom}
            problems={problems}
            readOnly={false}
            onChange={(next) => {
              setRefused([]);
              setValues({ ...values, ...next });
            }}
          />
        </div>
        <aside className={formCss.preview}>
          <div className={css.aside}>
            <ExamplePrices before={draft.compared?.terms} after={values.terms} />
            <ChangesList changes={changesOf(draft, values.terms)} since={draft.compared?.version} />
          </div>
        </aside>
      </div>
      <div className={formCss.foot}>
        <Button kind="danger" onPress={() => void discard()}>
          {words.discard}
        </Button>
        <p className={css.said} role="status">
          {isTouched && words.unsaved}
        </p>
        <Button type="submit" isDisabled={!isTouched || problems.length > 0}>
          {words.save}
        </Button>
        {authorities.includes('tariff:publish') && (
          <Button kind="primary" isDisabled={isTouched} onPress={() => setPublishing(true)}>
            {words.publish}
          </Button>
        )}
      </div>
      {isPublishing && <PublishDialog draft={draft} onClose={() => setPublishing(false)} />}
    </form>
  );
}
