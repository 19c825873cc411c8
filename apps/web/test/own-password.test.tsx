import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, inject, test } from 'vitest';
import { ChangePasswordDialog } from '../src/features/accounts/password/change-password-dialog.tsx';
import { sessionTexts } from '../src/features/accounts/session-words.ts';
import { SharedTextsProvider } from '../src/shared/i18n/shared-texts.ts';
import { loadSharedTexts } from '../src/staff/kit/load-shared-texts.ts';
import { logInAs } from './console.tsx';

test('the dialog asks staff for the fifteen characters that the service asks for, before anything is sent', async () => {
  const session = await logInAs(inject('console').manager);
  localStorage.setItem('token', session.token);
  localStorage.setItem('expiration_time', String(session.expiration_time));
  const [shared] = await Promise.all([loadSharedTexts(), sessionTexts.load()]);
  await act(async () => {
    render(
      <SharedTextsProvider value={shared}>
        <ChangePasswordDialog onClose={() => undefined} />
      </SharedTextsProvider>,
    );
  });
  const user = userEvent.setup();
  const { password: texts } = sessionTexts.read();
  const fresh = screen.getByLabelText(texts.fresh);
  await user.type(fresh, 'seven-7-signs');
  await user.tab();
  expect(await screen.findByText(texts.freshTooShort(15))).toBeTruthy();
  await user.type(fresh, '-more');
  await user.tab();
  expect(screen.queryByText(texts.freshTooShort(15))).toBeNull();
});
