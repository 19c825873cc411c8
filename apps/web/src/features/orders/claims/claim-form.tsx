import { marketplaces } from '@rohi/contract/orders/order-rules';
import { useRef, useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { formatWait } from '../../../shared/format/age.ts';
import { FormBox } from '../../../shared/forms/form-box.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { useDraft } from '../../../shared/forms/use-draft.ts';
import { useForm } from '../../../shared/forms/use-form.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { ordersTexts, claimsTexts } from '../orders-words.ts';
import { newRequestId } from '../../../shared/api/request-id.ts';
import { PictureField } from './picture-field.tsx';
import { usePicture } from './use-picture.ts';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './claims-screen.module.css';

type FormProps = { trackingCode: string; onSent: () => void; onLeave: () => void };

/** What the service is given about a parcel that somebody says is theirs. */
function useClaimForm({ trackingCode, onSent, onLeave }: FormProps) {
  const { form: texts, picture: words } = claimsTexts.read();
  const picture = usePicture();
  const requestId = useRef(newRequestId());
  const [isPictureAsked, setPictureAsked] = useState(false);
  const draft = useDraft(`claim ${trackingCode}`, { marketplace: '', note: '', picture: '' });
  // A picture does not stay with what was typed: it has to be chosen again.
  const [hadPicture] = useState(() => draft.values.picture !== '');
  const state = useForm(draft, ({ marketplace }) => ({
    marketplace: marketplace === '' ? texts.marketplaceNeeded : undefined,
  }));
  const { run, busy, waitSec } = useSubmit();
  const { step } = picture.state;
  const isMissing = step === 'none' || step === 'failed';
  const check = () => {
    setPictureAsked(true);
    const good = state.check();
    if (good && isMissing) document.querySelector<HTMLElement>(`.${css.picture ?? ''} button`)?.focus();
    return good && !isMissing;
  };
  const send = async () => {
    // A slow line is still busy with the picture: the claim goes out behind it.
    const pictureId = await picture.whenSent();
    const { note } = state.values;
    const marketplace = marketplaces.find((each) => each === state.values.marketplace);
    if (pictureId === undefined || marketplace === undefined) return;
    const body = { requestId: requestId.current, trackingCode, pictureId, marketplace, note };
    await call('POST /profile/claims', { body, quiet: true, loading: true });
    showMessage('success', texts.sent);
    draft.forget();
    onSent();
  };
  return {
    form: { ...state, check },
    picture: {
      ...picture,
      choose: (file: File) => {
        draft.set('picture', 'chosen');
        picture.choose(file);
      },
    },
    isPictureGone: hadPicture && step === 'none',
    pictureError: isPictureAsked && step === 'none' ? words.needed : undefined,
    send: () =>
      void run(send, ({ error }) => {
        if (error === 'claims.pictureNotFound') picture.reset();
      }),
    leave: () => {
      draft.forget();
      onLeave();
    },
    busy,
    waitSec,
  };
}

/** The claim to a parcel that was found: the shop, a picture of the order there, and what is inside. */
export function ClaimForm(props: FormProps) {
  const { form: texts, search } = claimsTexts.read();
  const { marketplaces: names, form: orderForm } = ordersTexts.read();
  const { form, picture, isPictureGone, pictureError, send, leave, busy, waitSec } = useClaimForm(props);
  return (
    <FormBox form={form} onSend={send} className={css.form ?? ''}>
      <h2>{texts.title}</h2>
      <SelectField {...form.bind('marketplace')} label={texts.marketplace}>
        <option value="">{orderForm.choose}</option>
        {marketplaces.map((marketplace) => (
          <option key={marketplace} value={marketplace}>
            {names[marketplace]}
          </option>
        ))}
      </SelectField>
      <div className={css.picture}>
        <PictureField picture={picture} error={pictureError} isGone={isPictureGone} />
      </div>
      <AreaField {...form.bind('note')} label={texts.note} hint={texts.noteHint} rows={2} maxLength={500} />
      <Row wrap gap={8} className={css.buttons}>
        <Button type="submit" disabled={waitSec > 0} aria-disabled={busy || undefined}>
          {waitSec > 0 ? search.wait(formatWait(waitSec)) : texts.send}
        </Button>
        <Button kind="outline" onClick={leave}>
          {texts.cancel}
        </Button>
      </Row>
    </FormBox>
  );
}
