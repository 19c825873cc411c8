import type { ReplyTo } from '../../../shared/api/calls.ts';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { showMessage } from '../../../shared/ui/messages.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { sendSealed } from '../password/seal-passwords.ts';
import { accountTexts } from '../account-words.ts';
import { OneTimeSecret } from './one-time-secret.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { ProofForm } from './proof-form.tsx';
import css from './profile.module.css';

type Secret = ReplyTo<'POST /auth/one-time-codes'>;
type Step =
  | { kind: 'rest' }
  | { kind: 'password' }
  | { kind: 'secret'; secret: Secret }
  | { kind: 'recovery'; codes: readonly string[] }
  | { kind: 'stop' };

type OneTimeCodesCardProps = {
  isOn: boolean;
  /** Something has changed on the service. */
  onChange: () => void;
};

/** Log-in with a code from an authenticator app: turned on with the password and a first code, turned off with both. */
export function OneTimeCodesCard({ isOn, onChange }: OneTimeCodesCardProps) {
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
    const { recoveryCodes } = await call('PUT /auth/one-time-codes', { body: { oneTimeCode }, quiet: true });
    setStep({ kind: 'recovery', codes: recoveryCodes });
  };
  return (
    <Card title={texts.title}>
      {step.kind !== 'recovery' && (
        <p className={css.state}>{step.kind === 'stop' ? texts.stopLead : isOn ? texts.on : texts.off}</p>
      )}
      {step.kind === 'rest' && (
        <Button kind="outline" onClick={() => setStep({ kind: isOn ? 'stop' : 'password' })}>
          {isOn ? texts.stop : texts.start}
        </Button>
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

/** Shown once: whoever loses the phone logs in with one of them. */
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
