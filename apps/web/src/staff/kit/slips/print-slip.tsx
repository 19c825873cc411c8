import { Printer } from 'lucide-react';
import { useState } from 'react';
import { fetchFile } from '../../../shared/api/fetch-file.ts';
import { offerFile } from '../../../shared/files/offer-file.ts';
import { CheckField } from '../../../shared/forms/check-field.tsx';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Grid, Row, Text } from '../../../shared/ui/primitives.tsx';
import { slipWords } from '../kit-words.ts';
import { useUser } from '../session/user-info.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';

/** Prints the slip by which a customer without an account gets in; nothing for who may not. */
export function PrintSlip({ customerCode }: { customerCode: string }) {
  const { print } = slipWords.read();
  const [isAsked, setAsked] = useState(false);
  if (!useUser().authorities.includes('customer:create')) return null;
  return (
    <>
      <Button onPress={() => setAsked(true)}>
        <Icon of={Printer} size={18} />
        {print}
      </Button>
      {isAsked && <SlipDialog customerCode={customerCode} onClose={() => setAsked(false)} />}
    </>
  );
}

/** Asks whether a document was seen, and for which paper; what stands against the print stands above. */
function SlipDialog({ customerCode, onClose }: { customerCode: string; onClose: () => void }) {
  const words = slipWords.read();
  const [documentSeen, setSeen] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const { run, busy } = useSubmit();
  const print = (format: 'pdf' | 'a6') =>
    void run(
      async () => {
        const file = await fetchFile('POST /staff/claim-slips', {
          body: { customerCode, format, documentSeen },
        });
        offerFile(file.name ?? `${customerCode}.pdf`, file.content);
        showMessage('success', words.saved);
        onClose();
      },
      (failure, keepSilent) => {
        if (failure.status !== 409) return;
        setRefusal(failure.msg);
        keepSilent();
      },
    );
  return (
    <Dialog title={words.heading(customerCode)} onClose={onClose}>
      <Grid gap={16} paddingX={24} paddingTop={4} paddingBottom={20}>
        <p>{words.lead}</p>
        <CheckField name="documentSeen" checked={documentSeen} onChange={setSeen} error={undefined}>
          {words.document}
        </CheckField>
        {refusal !== undefined && (
          <Text tone="danger" role="alert">
            {refusal}
          </Text>
        )}
        <Row wrap gap={8} justify="end">
          <Button onPress={onClose}>{words.no}</Button>
          <Button isDisabled={busy} onPress={() => print('a6')}>
            {words.sheet}
          </Button>
          <Button kind="primary" isDisabled={busy} onPress={() => print('pdf')}>
            {words.receipt}
          </Button>
        </Row>
      </Grid>
    </Dialog>
  );
}
