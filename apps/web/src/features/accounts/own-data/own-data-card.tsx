import { Download } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useAnswer } from '../../../shared/api/use-answer.ts';
import { saveDownload } from '../../../shared/files/save-download.ts';
import { formatMoney } from '../../../shared/format/numbers.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { logOut } from '../../../shared/session/log-out.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card, Missing } from '../../../shared/ui/card.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import { sendSealed } from '../password/seal-passwords.ts';
import { ProofForm } from '../profile/proof-form.tsx';
import { ownDataTexts } from './own-data-words.ts';

type Closing = ReplyTo<'GET /profile/closing'>;
type Hindrance = Closing['hindrances'][number];

/** All that is on record of the customer as a file, and the way out. */
export function OwnDataCard() {
  const ownData = ownDataTexts.read();
  const { run, busy } = useSubmit();
  const [isLeaving, setIsLeaving] = useState(false);
  const save = () => void run(() => saveDownload('GET /profile/data/file', {}, 'data.zip'));
  return (
    <Card title={ownData.title}>
      <Text as="p" tone="soft">
        {ownData.lead}
      </Text>
      <Row wrap gap={8} marginTop={12}>
        <Button kind="outline" aria-disabled={busy || undefined} onClick={save}>
          <Icon of={Download} size={18} />
          {ownData.save}
        </Button>
        {!isLeaving && (
          <Button kind="outline" onClick={() => setIsLeaving(true)}>
            {ownData.close}
          </Button>
        )}
      </Row>
      {isLeaving && <Leaving onCancel={() => setIsLeaving(false)} />}
    </Card>
  );
}

/** What stands in the way and what to do with it; with nothing in the way, what goes, what stays, and the proof. */
function Leaving({ onCancel }: { onCancel: () => void }) {
  const ownData = ownDataTexts.read();
  const answer = useAnswer('GET /profile/closing', {});
  if (answer.state !== 'ready') return <Missing answer={answer} />;
  const { hindrances, points } = answer.data;
  if (hindrances.length > 0)
    return (
      <Stack gap={12} marginTop={16} role="status">
        <Text as="p" weight={600}>
          {ownData.notYet}
        </Text>
        <Stack as="ul" gap={8} list>
          {hindrances.map((hindrance) => (
            <li key={hindrance.kind}>{hindranceText(hindrance)}</li>
          ))}
        </Stack>
        <Row wrap gap={8}>
          <Button kind="outline" onClick={answer.again}>
            {ownData.again}
          </Button>
          <Button kind="outline" onClick={onCancel}>
            {ownData.stay}
          </Button>
        </Row>
      </Stack>
    );
  const send = async (password: string) => {
    await sendSealed([password], (sealed) =>
      call('POST /profile/closing', { body: { password: sealed }, quiet: true }),
    );
    showMessage('success', ownData.closed);
    await logOut();
  };
  return (
    <Stack gap={12} marginTop={16}>
      <Text as="p" weight={600}>
        {ownData.sure}
      </Text>
      <Text as="p" tone="soft">
        {ownData.goes}
      </Text>
      <Text as="p" tone="soft">
        {ownData.stays}
      </Text>
      {points > 0 && (
        <Text as="p" tone="soft">
          {ownData.points(points)}
        </Text>
      )}
      <ProofForm
        needs={['password']}
        submit={ownData.closeForGood}
        onCancel={onCancel}
        send={({ password }) => send(password)}
      />
    </Stack>
  );
}

function hindranceText({ kind, count, amounts }: Hindrance): string {
  const { hindrances } = ownDataTexts.read();
  const sums = amounts.map(formatMoney).join(', ');
  return hindrances[kind](amounts.length > 0 ? sums : String(count));
}
