import type { LetterScene } from '@rohi/contract/accounts/accounts.contract';
import { normalizeEmail } from '@rohi/contract/accounts/login-names';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { findDraft, forgetDraft, saveDraft } from '../../../shared/forms/drafts.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import type { OnFailure } from '../../../shared/forms/use-submit.ts';
import { useSecondsUntil } from '../../../shared/ui/use-seconds-until.ts';

type Sent = { codeId: string; email: string; minutes: number; resendAt: number; endsAt: number };

export type LetterCode = {
  /** The letter last sent to this address; undefined when there is none. */
  sentTo: (email: string) => { codeId: string; minutes: number } | undefined;
  send: (onFailure: OnFailure) => void;
  busy: boolean;
  /** Seconds until another letter may be sent. */
  waitSec: number;
  wasSent: boolean;
  /** Ends what was stored of the letter. */
  forget: () => void;
};

/** The letter that was sent before the page was loaded again, while its code is good. */
function sentBefore(draftName: string | undefined): Sent | undefined {
  const sent = draftName === undefined ? null : (findDraft(draftName) as Partial<Sent> | null);
  return typeof sent?.endsAt === 'number' && sent.endsAt > Date.now() ? (sent as Sent) : undefined;
}

/**
 * Codes by letter for one purpose. A code counts only for the address that it was sent to.
 * @param draftName under which the letter outlives a reload, as its form does
 */
export function useLetterCode(scene: LetterScene, email: string, draftName?: string): LetterCode {
  const [sent, setSent] = useState<Sent | undefined>(() => sentBefore(draftName));
  const { run, busy, waitSec } = useSubmit();
  const resendSec = useSecondsUntil(sent?.resendAt);
  const ask = async () => {
    const target = email.trim();
    const data = await call('POST /auth/send-code', {
      body: { channel: 'email', target, scene },
      quiet: true,
    });
    const now = {
      codeId: data.codeId,
      email: target,
      minutes: Math.round(data.expiresSec / 60),
      resendAt: Date.now() + data.resendAfterSec * 1000,
      endsAt: Date.now() + data.expiresSec * 1000,
    };
    setSent(now);
    if (draftName !== undefined) saveDraft(draftName, now);
  };
  return {
    sentTo: (address) => (sent && normalizeEmail(address) === normalizeEmail(sent.email) ? sent : undefined),
    send: (onFailure) => void run(ask, onFailure),
    busy,
    waitSec: Math.max(waitSec, resendSec),
    wasSent: sent !== undefined,
    forget: () => {
      if (draftName !== undefined) forgetDraft(draftName);
    },
  };
}
