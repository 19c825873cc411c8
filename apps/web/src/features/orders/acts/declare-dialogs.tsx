import { longestGoods, longestRecipientName, longestRecipientPhone } from '@rohi/contract/orders/order-rules';
import { call } from '../../../shared/api/call.ts';
import type { Asked } from '../../../shared/api/calls.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { AreaField } from '../../../shared/forms/area-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import { TextField } from '../../../shared/forms/text-field.tsx';
import type { Recipient } from '../book/recipient.ts';
import { GoodsCheckNote } from '../form/goods-check.tsx';
import { ordersTexts, actsTexts } from '../orders-words.ts';
import { entryOf } from '../rules/book-entries.ts';
import { ActDialog, codesOf, quiet, type ActDialogProps, type AskedAct } from './act-dialogs.tsx';
import { useActDraft } from './use-act-draft.ts';

type Said = Omit<NonNullable<Asked<'POST /order-acts/declaration'>['body']>, 'codes'>;

/** Says the same in the declarations of all these orders. */
function declaring(name: string, lines: ActDialogProps['lines'], statement: Said): AskedAct {
  return {
    name,
    codes: codesOf(lines),
    ask: (codes) =>
      call('POST /order-acts/declaration', { body: { codes: [...codes], ...statement }, ...quiet }),
  };
}

const unbound = { onBlur: () => undefined, error: undefined } as const;

/** How many packages each order has; without a number it follows the tracking codes. */
export function PlacesDialog({ lines, onAct }: ActDialogProps) {
  const acts = actsTexts.read();
  const { fields, form } = ordersTexts.read();
  const draft = useActDraft('places', lines, { places: '' });
  const text = draft.values.places;
  const typed = text.trim();
  const isWrong = typed !== '' && !/^[1-9]\d{0,2}$/.test(typed);
  return (
    <ActDialog
      lines={lines}
      onAct={onAct}
      forget={draft.forget}
      title={acts.placesTitle(lines.length)}
      yes={acts.keep}
      isReady={!isWrong}
      act={() => declaring(acts.places, lines, { places: typed === '' ? null : Number(typed) })}
    >
      <TextField
        {...unbound}
        name="places"
        label={fields.places}
        hint={form.placesHint}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={text}
        onText={(typedNow) => draft.set('places', typedNow)}
        error={isWrong ? form.wrong.places : undefined}
      />
    </ActDialog>
  );
}

export function GoodsDialog({ lines, onAct }: ActDialogProps) {
  const acts = actsTexts.read();
  const { fields, form } = ordersTexts.read();
  const draft = useActDraft('goods', lines, { goods: '' });
  const { goods } = draft.values;
  return (
    <ActDialog
      lines={lines}
      onAct={onAct}
      forget={draft.forget}
      title={acts.goodsTitle(lines.length)}
      yes={acts.keep}
      isReady={goods.trim() !== ''}
      act={() => declaring(acts.goods, lines, { goods: goods.trim() })}
    >
      <AreaField
        {...unbound}
        name="goods"
        label={fields.goods}
        hint={form.goodsHint}
        rows={2}
        maxLength={longestGoods}
        value={goods}
        onText={(text) => draft.set('goods', text)}
      />
      <GoodsCheckNote goods={goods} />
    </ActDialog>
  );
}

type Person = { recipientName: string; recipientPhone: string };
const noOne: Person = { recipientName: '', recipientPhone: '' };

function BookChoice({ book, person, onPerson }: BookProps) {
  const { book: texts } = ordersTexts.read().form;
  const choose = (id: string) => {
    const chosen = book.find((entry) => entry.id === id);
    onPerson(chosen ? { recipientName: chosen.name, recipientPhone: chosen.phone } : noOne);
  };
  return (
    <SelectField
      {...unbound}
      name="book"
      label={texts.choose}
      value={entryOf(person, book)?.id ?? ''}
      onText={choose}
    >
      <option value="">{texts.other}</option>
      {book.map(({ id, name, phone }) => (
        <option key={id} value={id}>
          {name} · {phone}
        </option>
      ))}
    </SelectField>
  );
}

type BookProps = { book: readonly Recipient[]; person: Person; onPerson: (person: Person) => void };

/** Who collects the orders: one person with name and telephone in the place of the former one. */
export function RecipientDialog({ lines, onAct }: ActDialogProps) {
  const acts = actsTexts.read();
  const { fields } = ordersTexts.read();
  const answer = useAnswer('GET /recipients', {});
  const draft = useActDraft('recipient', lines, noOne);
  const person = draft.values;
  const { recipientName, recipientPhone } = person;
  const setPerson = (chosen: Person) => {
    draft.set('recipientName', chosen.recipientName);
    draft.set('recipientPhone', chosen.recipientPhone);
  };
  const book = answer.state === 'ready' ? answer.data : [];
  return (
    <ActDialog
      lines={lines}
      onAct={onAct}
      forget={draft.forget}
      title={acts.recipientTitle(lines.length)}
      yes={acts.keep}
      isReady={recipientName.trim() !== ''}
      act={() =>
        declaring(acts.recipient, lines, {
          recipientName: recipientName.trim(),
          recipientPhone: recipientPhone.trim(),
        })
      }
    >
      {book.length > 0 && <BookChoice book={book} person={person} onPerson={setPerson} />}
      <TextField
        {...unbound}
        name="recipientName"
        label={fields.recipientName}
        maxLength={longestRecipientName}
        autoComplete="off"
        value={recipientName}
        onText={(text) => draft.set('recipientName', text)}
      />
      <TextField
        {...unbound}
        name="recipientPhone"
        label={fields.recipientPhone}
        hint={acts.recipientHint}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        maxLength={longestRecipientPhone}
        value={recipientPhone}
        onText={(text) => draft.set('recipientPhone', text)}
      />
    </ActDialog>
  );
}
