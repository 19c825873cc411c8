import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { sendSealed } from '../password/seal-passwords.ts';
import { accountTexts } from '../account-words.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ProofForm } from './proof-form.tsx';
import { Row } from '../../../shared/ui/primitives.tsx';
import css from './profile.module.css';
import { QrPicture } from '../../../shared/ui/qr-picture.tsx';
import cardCss from '../../../shared/ui/card.module.css';

type OneTimeSecretProps = { secret: string; uri: string };

/** The secret as a picture for the phone's camera and as text for the fingers. */
function OneTimeSecret({ secret, uri }: OneTimeSecretProps) {
  const { profile } = accountTexts.read();
  const texts = profile.oneTimeCodes;
  return (
    <div className={css.form}>
      <p className={cardCss.text}>{texts.scan}</p>
      <QrPicture text={uri} label={texts.qr} className={css.qr} />
      <div className={css.state}>
        <span className={cardCss.text}>{texts.secret}</span>
        <code className={css.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
    </div>
  );
}

type Secret = ReplyTo<'POST /auth/one-time-codes'>;
type Step =
  | { kind: 'rest' }
  | { kind: 'password' }
  | { kind: 'secret'; secret: Secret }
  | { kind: 'recovery'; codes: readonly string[] }
  | { kind: 'renew' }
  | { kind: 'stop' };

/** So few recovery codes left are shown as a warning. */
const fewCodes = 2;

type OneTimeCodesCardProps = {
  isOn: boolean;
  /** Recovery codes that were not used yet. */
  recoveryCodes?: number;
  /** Something has changed on the service. */
  onChange: () => void;
};

/** Log-in with a code from an authenticator app: turned on with the password and a first code, turned off with both. */
export function OneTimeCodesCard({ isOn, recoveryCodes, onChange }: OneTimeCodesCardProps) {
  const { profile } = accountTexts.read();
  const texts = profile.oneTimeCodes;
  const [step, setStep] = useState<Step>({ kind: 'rest' });
  const rest = () => setStep({ kind: 'rest' });
  const done = () => {
    rest();
    showMessage('success', profile.saved);
    onChange();
  };
  const sendConfirmation = async (oneTimeCode: string) => {
    const answer = await call('PUT /auth/one-time-codes', { body: { oneTimeCode }, quiet: true });
    setStep({ kind: 'recovery', codes: answer.recoveryCodes });
  };
  return (
    <Card title={texts.title}>
      {step.kind !== 'recovery' && <p className={css.state}>{leadOf(step.kind, isOn)}</p>}
      {step.kind === 'rest' && (
        <>
          {isOn && recoveryCodes !== undefined && <RecoveryLeft count={recoveryCodes} />}
          <Row wrap gap={8}>
            {isOn && (
              <Button kind="outline" onClick={() => setStep({ kind: 'renew' })}>
                {texts.renew}
              </Button>
            )}
            <Button kind="outline" onClick={() => setStep({ kind: isOn ? 'stop' : 'password' })}>
              {isOn ? texts.stop : texts.start}
            </Button>
          </Row>
        </>
      )}
      {step.kind === 'password' && (
        <ProofForm
          needs={['password']}
          submit={texts.begin}
          onCancel={rest}
          send={async ({ password }) => setStep({ kind: 'secret', secret: await startCodes(password) })}
        />
      )}
      {step.kind === 'secret' && (
        <>
          <OneTimeSecret {...step.secret} />
          <ProofForm
            needs={['oneTimeCode']}
            submit={texts.confirm}
            onCancel={rest}
            send={({ oneTimeCode }) => sendConfirmation(oneTimeCode)}
          />
        </>
      )}
      {step.kind === 'recovery' && <RecoveryCodes codes={step.codes} onSaved={done} />}
      {step.kind === 'renew' && (
        <ProofForm
          needs={['password', 'oneTimeCode']}
          submit={texts.renew}
          onCancel={rest}
          send={async (proof) => setStep({ kind: 'recovery', codes: await renewCodes(proof) })}
        />
      )}
      {step.kind === 'stop' && (
        <ProofForm
          needs={['password', 'oneTimeCode']}
          submit={texts.stop}
          onCancel={rest}
          send={async (proof) => {
            await stopCodes(proof);
            done();
          }}
        />
      )}
    </Card>
  );
}

function leadOf(step: Step['kind'], isOn: boolean): string {
  const texts = accountTexts.read().profile.oneTimeCodes;
  if (step === 'renew') return texts.renewLead;
  if (step === 'stop') return texts.stopLead;
  return isOn ? texts.on : texts.off;
}

/** Few are shown as a warning: who has none is let in by an administrator alone. */
function RecoveryLeft({ count }: { count: number }) {
  const texts = accountTexts.read().profile.oneTimeCodes;
  const isFew = count <= fewCodes;
  return (
    <p className={isFew ? css.warning : css.state} role={isFew ? 'status' : undefined}>
      {texts.recoveryLeft(count)} {isFew && texts.recoveryFew}
    </p>
  );
}

/** Shown once: a user who loses the phone logs in with one of them. */
function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const texts = accountTexts.read().profile.oneTimeCodes;
  return (
    <>
      <p className={css.state}>{texts.recoveryLead}</p>
      <ul className={css.recovery} aria-label={texts.recovery}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onSaved}>{texts.recoverySaved}</Button>
    </>
  );
}

function startCodes(typed: string): Promise<Secret> {
  return sendSealed([typed], (password) =>
    call('POST /auth/one-time-codes', { body: { password }, quiet: true }),
  );
}

async function renewCodes({
  password: typed,
  oneTimeCode,
}: {
  password: string;
  oneTimeCode: string;
}): Promise<readonly string[]> {
  const { recoveryCodes } = await sendSealed([typed], (password) =>
    call('POST /auth/recovery-codes', { body: { password, oneTimeCode }, quiet: true }),
  );
  return recoveryCodes;
}

function stopCodes({
  password: typed,
  oneTimeCode,
}: {
  password: string;
  oneTimeCode: string;
}): Promise<null> {
  return sendSealed([typed], (password) =>
    call('POST /auth/one-time-codes/stop', { body: { password, oneTimeCode }, quiet: true }),
  );
}
