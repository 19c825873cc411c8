import { Download } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { fetchPicture } from '../../../shared/api/fetch-picture.ts';
import { PictureCanvas } from '../../../shared/ui/picture-canvas.tsx';
import { saveDownload } from '../../../shared/files/save-download.ts';
import { useSubmit } from '../../../shared/forms/use-submit.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Loading } from '../../kit/ui/states.tsx';
import type { StaffClaim } from './staff-claim.ts';
import { claimsListTexts } from '../screen-words.ts';
import css from './claim-facts.module.css';

/** The picture of the shop's order, as large as the drawer lets it be. */
export function ClaimPicture({ claim: { code, hasPicture } }: { claim: StaffClaim }) {
  const texts = claimsListTexts.read();
  const asked = { params: { code } };
  const { run, busy } = useSubmit();
  const found = useQuery({
    queryKey: ['claim picture', code],
    queryFn: async () => (await fetchPicture('GET /claims/{code}/picture', asked)) ?? null,
    enabled: hasPicture,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!hasPicture) return <p className={css.missing}>{texts.noPicture}</p>;
  return (
    <div className={css.side}>
      {found.data === undefined && !found.error && <Loading />}
      {(found.data === null || found.error) && <p className={css.missing}>{texts.pictureFailed}</p>}
      {found.data && <PictureCanvas picture={found.data} label={texts.picture} className={css.picture} />}
      <Button
        isDisabled={busy}
        onPress={() => void run(() => saveDownload('GET /claims/{code}/picture', asked, `${code}.jpg`))}
      >
        <Icon of={Download} size={18} />
        {texts.savePicture}
      </Button>
    </div>
  );
}
