import { QrPicture } from '../../../shared/ui/qr-picture.tsx';
import { accountTexts } from '../account-words.ts';
import cardCss from '../../../shared/ui/card.module.css';
import css from './profile.module.css';

type OneTimeSecretProps = { secret: string; uri: string };

/** The secret as a picture for the phone's camera and as text for the fingers. */
export function OneTimeSecret({ secret, uri }: OneTimeSecretProps) {
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
