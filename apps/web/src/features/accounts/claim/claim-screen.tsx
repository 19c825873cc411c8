import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { hrefOf } from '../../../shared/router/hash-router.ts';
import { useToken } from '../../../shared/session/session-storage.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Row, Text } from '../../../shared/ui/primitives.tsx';
import { AccountCard, AccountColumn, CardButtonLink, QuietWay } from '../account-page.tsx';
import { ClaimForm } from './claim-form.tsx';
import type { FoundCustomer, Slip } from './slip.ts';
import { claimTexts } from './claim-words.ts';
import { ConfirmStep } from './confirm-step.tsx';
import { OwnClaim } from './own-claim.tsx';
import { SlipForm } from './slip-form.tsx';
import own from './claim.module.css';

type Step =
  | { kind: 'slip'; isOthers?: true }
  | { kind: 'confirm'; slip: Slip; customer: FoundCustomer }
  | { kind: 'claim'; slip: Slip; hasAccount: boolean }
  | { kind: 'done'; username: string };

const numberOf = { slip: 1, confirm: 2, claim: 3, done: 3 } as const;

/** Takes over what the office has made: the slip, the customer that it belongs to, a password. */
export function ClaimScreen({ heading }: { heading: string }) {
  const [step, setStep] = useState<Step>({ kind: 'slip' });
  const isLoggedIn = useToken() !== undefined;
  const steps = { step, onStep: setStep, isLoggedIn };
  return (
    <AccountColumn>
      {step.kind !== 'done' && <Progress done={numberOf[step.kind]} />}
      <h1>{heading}</h1>
      <Steps {...steps} />
    </AccountColumn>
  );
}

type StepsProps = { step: Step; onStep: (step: Step) => void; isLoggedIn: boolean };

function Steps({ step, onStep, isLoggedIn }: StepsProps) {
  if (step.kind === 'done') return <Done username={step.username} />;
  if (step.kind === 'claim') {
    const onDone = (username: string) => onStep({ kind: 'done', username });
    // An account that stands is joined to no other: its password is set anew, also while another is logged in.
    return isLoggedIn && !step.hasAccount ? (
      <OwnClaim slip={step.slip} onDone={onDone} />
    ) : (
      <ClaimForm slip={step.slip} hasAccount={step.hasAccount} onDone={onDone} />
    );
  }
  if (step.kind === 'confirm')
    return (
      <ConfirmStep
        customer={step.customer}
        onYes={() => onStep({ kind: 'claim', slip: step.slip, hasAccount: step.customer.hasAccount })}
        onNo={() => onStep({ kind: 'slip', isOthers: true })}
      />
    );
  return (
    <SlipForm
      isOthers={step.isOthers === true}
      isLoggedIn={isLoggedIn}
      onFound={(slip, customer) => onStep({ kind: 'confirm', slip, customer })}
    />
  );
}

function Progress({ done }: { done: number }) {
  const { step } = claimTexts.read();
  return (
    <div className={own.progress} role="img" aria-label={step(done)}>
      {[1, 2, 3].map((number) => (
        <i key={number} data-on={number <= done || undefined} />
      ))}
    </div>
  );
}

function Done({ username }: { username: string }) {
  const texts = claimTexts.read();
  return (
    <AccountCard>
      <Row gap={8} align="center" tone="green" weight={600} role="status">
        <Icon of={CircleCheck} size={22} />
        {texts.done}
      </Row>
      <div>
        <Text tone="soft" size={14}>
          {texts.username}
        </Text>
        <p className={own.username}>{username}</p>
      </div>
      <Text tone="soft">{texts.usernameText}</Text>
      <CardButtonLink href={hrefOf('platform')}>{texts.toCabinet}</CardButtonLink>
      <QuietWay href={hrefOf('profile')}>{texts.toProfile}</QuietWay>
    </AccountCard>
  );
}
