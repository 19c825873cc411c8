import { useEffect, useState } from 'react';
import { accountTexts } from '../account-words.ts';
import cardCss from '../../../shared/ui/card.module.css';
import css from './profile.module.css';

type OneTimeSecretProps = { secret: string; uri: string };

/** The secret as a picture for the phone's camera and as text for the fingers. */
export function OneTimeSecret({ secret, uri }: OneTimeSecretProps) {
  const { profile } = accountTexts.read();
  const texts = profile.oneTimeCodes;
  const modules = useQrModules(uri);
  return (
    <div className={css.form}>
      <p className={cardCss.text}>{texts.scan}</p>
      {modules && <QrPicture modules={modules} label={texts.qr} />}
      <div className={css.state}>
        <span className={cardCss.text}>{texts.secret}</span>
        <code className={css.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </div>
    </div>
  );
}

/** Dark and light squares, once the library for them is here; without it the text is enough. */
function useQrModules(uri: string): boolean[][] | undefined {
  const [modules, setModules] = useState<boolean[][]>();
  useEffect(() => {
    let left = false;
    import('uqr').then(
      ({ encode }) => left || setModules(encode(uri, { ecc: 'M' }).data),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [uri]);
  return modules;
}

function QrPicture({ modules, label }: { modules: boolean[][]; label: string }) {
  const size = modules.length;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className={css.qr}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}h-${size}z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
