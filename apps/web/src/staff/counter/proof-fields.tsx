import { pickupCodeDigits } from '@rohi/contract/collection/pickup-code';
import { documentTypes, readDocumentEnd } from '@rohi/contract/hand-over/counter-rules';
import type { DocumentType } from '@rohi/contract/hand-over/counter-rules';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { counterTexts } from './counter-words.ts';

export type TypedDocument = { type: DocumentType; end: string };
export const noDocument: TypedDocument = { type: 'PASSPORT', end: '' };
export const isDocument = ({ end }: TypedDocument) => readDocumentEnd(end) !== undefined;

type Props = { value: TypedDocument; onChange: (next: TypedDocument) => void };

/** Which document was seen, and the last signs of its number. */
export function DocumentFields({ value, onChange }: Props) {
  const words = counterTexts.read();
  return (
    <>
      <SelectField
        name="documentType"
        label={words.documentType}
        value={value.type}
        onText={(type) =>
          onChange({ ...value, type: documentTypes.find((each) => each === type) ?? 'OTHER' })
        }
      >
        {documentTypes.map((type) => (
          <option key={type} value={type}>
            {words.documents[type]}
          </option>
        ))}
      </SelectField>
      <TextField
        name="documentEnd"
        label={words.documentEnd}
        hint={words.documentHint}
        value={value.end}
        maxLength={8}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onText={(end) => onChange({ ...value, end })}
      />
    </>
  );
}

type CodeProps = { value: string; hint: string; onChange: (next: string) => void };

/** The pickup code as the customer says it. */
export function CodeField({ value, hint, onChange }: CodeProps) {
  return (
    <TextField
      name="pickupCode"
      label={counterTexts.read().proof.code}
      hint={hint}
      value={value}
      maxLength={pickupCodeDigits + 4}
      inputMode="numeric"
      autoComplete="off"
      onText={onChange}
    />
  );
}
