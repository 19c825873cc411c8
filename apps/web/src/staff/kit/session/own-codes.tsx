import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { accountTexts } from '../../../features/accounts/account-words.ts';
import { onDemand } from '../../../shared/ui/on-demand.ts';
import { staffTexts } from '../kit-words.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Loading } from '../ui/states.tsx';
import { useUser } from './user-info.ts';
import { Box } from '../../../shared/ui/primitives.tsx';

type CardProps = { isOn: boolean; recoveryCodes?: number; onChange: () => void };

const card = onDemand<CardProps>(async () => {
  const [{ OneTimeCodesCard }] = await Promise.all([
    import('../../../features/accounts/profile/one-time-codes-card.tsx'),
    accountTexts.load(),
  ]);
  return OneTimeCodesCard;
});

/** One-time codes of the own account: to be turned on or off, with the recovery codes that are left. */
export const OwnCodes = card.Part;

/** The same over the console, opened from the menu of the user and from the note about codes that a role demands. */
export function OwnCodesDialog({ onClose }: { onClose: () => void }) {
  const { oneTimeCodes, recoveryCodes } = useUser();
  const client = useQueryClient();
  return (
    <Dialog title={staffTexts.read().user.oneTimeCodes} onClose={onClose}>
      <Box paddingX={24} paddingTop={0} paddingBottom={24}>
        <Suspense fallback={<Loading />}>
          <OwnCodes
            isOn={oneTimeCodes}
            recoveryCodes={recoveryCodes}
            onChange={() => void client.invalidateQueries({ queryKey: ['userinfo'] })}
          />
        </Suspense>
      </Box>
    </Dialog>
  );
}
