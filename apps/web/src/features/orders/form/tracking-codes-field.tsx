import { guessCarriers } from '@rohi/contract/tracking/carrier-guess';
import { carrierNameIn } from '@rohi/contract/tracking/carrier-names';
import { normalizeTrackingCode } from '@rohi/contract/tracking/read-code';
import { maxTrackingCodeLength } from '@rohi/contract/tracking/tracking-codes';
import { readPastedCodes } from '@rohi/contract/tracking/pasted-codes';
import { X } from 'lucide-react';
import { useRef, useState } from 'react';
import { TextField } from '../../../shared/forms/text-field.tsx';
import { locale } from '../../../shared/i18n/locale.ts';
import type { Form } from '../../../shared/forms/use-form.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { SkippedPieces } from '../../../shared/ui/skipped-pieces.tsx';
import { ordersTexts } from '../orders-words.ts';
import { codesOf } from '../rules/order-fields.ts';
import type { OrderField } from '../rules/order-fields.ts';
import { Box, Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import css from './tracking-codes-field.module.css';
import { readCodeShapes } from '../../../shared/session/code-shapes.ts';

/** «Похоже на ZTO Express или Yunda»; a guess, never a reason to refuse. */
function guessText(code: string): string | undefined {
  const { form } = ordersTexts.read();
  const carriers = guessCarriers(normalizeTrackingCode(code)).map((carrier) =>
    carrierNameIn(carrier, locale),
  );
  return carriers.length === 0 ? undefined : form.likely(carriers.join(form.or));
}

function CodeLine({ code, onRemove }: { code: string; onRemove: () => void }) {
  const { form } = ordersTexts.read();
  const guess = guessText(code);
  return (
    <Row as="li" gap={8} align="center" justify="between" className={css.line}>
      <Text as="span" minWidth={0} weight={600} digits breaks>
        {code}
        {guess !== undefined && (
          <Text as="span" display="block" tone="faint" size={13} weight={400}>
            {guess}
          </Text>
        )}
      </Text>
      <Grid
        as="button"
        type="button"
        place="center"
        flex="none"
        padding={0}
        radius="control"
        tone="soft"
        className={css.remove}
        onClick={onRemove}
        aria-label={form.remove(code)}
      >
        <Icon of={X} />
      </Grid>
    </Row>
  );
}

/** The couriers' codes of an order: several may be pasted at once; one left in the field counts too. */
export function TrackingCodesField({ form }: { form: Form<OrderField | 'codeText'> }) {
  const texts = ordersTexts.read().form;
  const ref = useRef<HTMLDivElement>(null);
  const { values, errors } = form;
  const codes = values.trackingCodes === '' ? [] : values.trackingCodes.split('\n');
  const focusField = () => ref.current?.querySelector('input')?.focus();
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const add = () => {
    const { codes: read, rest } = readPastedCodes(values.codeText, readCodeShapes());
    // What is not like a code is offered; it does not come among the codes by itself.
    if (read.length > 0) form.set('trackingCodes', codesOf(values).join('\n'));
    setSkipped((before) => [...new Set([...before, ...rest])]);
    form.set('codeText', '');
    focusField();
  };
  const addPiece = (piece: string) => {
    form.set('trackingCodes', [...codes.filter((code) => code !== piece), piece].join('\n'));
    setSkipped((before) => before.filter((each) => each !== piece));
    focusField();
  };
  const guess = guessText(values.codeText);
  const field = form.bind('codeText');
  return (
    <div ref={ref}>
      {codes.length > 0 && (
        <Box as="ul" border="all" radius="control" className={css.list}>
          {codes.map((code) => (
            <CodeLine
              key={code}
              code={code}
              onRemove={() => {
                form.set('trackingCodes', codes.filter((each) => each !== code).join('\n'));
                focusField();
              }}
            />
          ))}
        </Box>
      )}
      <SkippedPieces pieces={skipped} onAdd={addPiece} words={texts.skipped} />
      <Grid gap={8} className={css.adding}>
        <TextField
          {...field}
          onKeyDown={(event) => {
            // Enter adds the code; it must not send a form that is not finished.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (values.codeText.trim() !== '') add();
          }}
          onText={(text) => {
            field.onText(text);
            if (errors.trackingCodes !== undefined)
              form.setErrors((before) => ({ ...before, trackingCodes: undefined }));
          }}
          error={errors.trackingCodes}
          label={texts.codesLabel}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={maxTrackingCodeLength * 20}
          hint={guess ?? texts.codesHint}
        />
        <Button kind="soft" className={css.add} onClick={add} disabled={values.codeText.trim() === ''}>
          {texts.add}
        </Button>
      </Grid>
    </div>
  );
}
