import { mostRecipients } from '@rohi/contract/orders/order-rules';
import { useId } from 'react';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { SelectField } from '../../../shared/forms/select-field.tsx';
import type { Form } from '../../../shared/forms/use-form.ts';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import type { Recipient } from '../book/recipient.ts';
import type { Order } from '../order.ts';
import { ordersTexts } from '../orders-words.ts';
import { entryOf, recipientValues } from '../rules/book-entries.ts';
import type { OrderField } from '../rules/order-fields.ts';
import { Part } from './form-parts.tsx';
import { PersonFields, WhereFields } from './shared-fields.tsx';
import { Text } from '../../../shared/ui/primitives.tsx';
import css from './order-form.module.css';

type PartProps = {
  form: Form<OrderField | 'codeText'>;
  chosen: Order['pickupPoint'];
  ownPoint: Order['pickupPoint'];
  book: readonly Recipient[];
  savesToBook: boolean;
  onSavesToBook: (saves: boolean) => void;
};

/** Chooses somebody from the book; what is typed by hand is somebody else. */
function BookField({ form, book }: Pick<PartProps, 'form' | 'book'>) {
  const { book: texts } = ordersTexts.read().form;
  const id = useId();
  const choose = (chosenId: string) => {
    const chosen = book.find((recipient) => recipient.id === chosenId);
    const values = chosen ? recipientValues(chosen) : { recipientName: '', recipientPhone: '' };
    for (const [name, text] of Object.entries(values)) form.set(name as OrderField, text);
  };
  return (
    <SelectField
      name={`${id}book`}
      value={entryOf(form.values, book)?.id ?? ''}
      error={undefined}
      onText={choose}
      onBlur={() => undefined}
      label={texts.choose}
      below={
        <Text
          as="a"
          href={hrefOf('orderManagement', { recipients: '1' })}
          display="inline-flex"
          align="center"
          minHeight={44}
          size={15}
          weight={600}
          className={css.manage}
        >
          {texts.manage}
        </Text>
      }
    >
      <option value="">{texts.other}</option>
      {book.map(({ id: entryId, name, phone, isDefault }) => (
        <option key={entryId} value={entryId}>
          {[name, phone, ...(isDefault ? [texts.usual] : [])].join(' · ')}
        </option>
      ))}
    </SelectField>
  );
}

/** Who collects it in Tajikistan, and where: from the book, or typed. */
export function RecipientPart({ form, chosen, ownPoint, book, savesToBook, onSavesToBook }: PartProps) {
  const { fields, form: texts } = ordersTexts.read();
  const { recipientName, recipientPhone } = form.values;
  const isNew = recipientName.trim() !== '' && recipientPhone.trim() !== '' && !entryOf(form.values, book);
  return (
    <Part title={texts.recipient}>
      {book.length > 0 && <BookField form={form} book={book} />}
      <PersonFields
        name={form.bind('recipientName')}
        phone={form.bind('recipientPhone')}
        labels={{ name: fields.recipientName, phone: fields.recipientPhone }}
        mayBeOwn
      />
      {isNew && book.length < mostRecipients && (
        <CheckField name="savesToBook" checked={savesToBook} onChange={onSavesToBook} error={undefined}>
          {texts.book.save}
        </CheckField>
      )}
      <WhereFields
        point={form.bind('pickupPointId')}
        note={form.bind('note')}
        chosen={chosen}
        ownPoint={ownPoint}
      />
    </Part>
  );
}
