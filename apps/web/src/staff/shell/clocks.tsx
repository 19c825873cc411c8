import { useEffect, useState } from 'react';
import { htmlLang } from '@rohi/contract/locales';
import { locale } from '../../shared/i18n/locale.ts';
import { serverNow } from '../../shared/session/session-state.ts';
import { staffTexts } from '../kit/kit-words.ts';

const zones = { yiwu: 'Asia/Shanghai', dushanbe: 'Asia/Dushanbe' } as const;
const lookAgainMs = 10_000;

/** What time it is at both ends of the road. */
export function Clocks() {
  const { clocks } = staffTexts.read();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), lookAgainMs);
    return () => clearInterval(timer);
  }, []);
  return (['yiwu', 'dushanbe'] as const).map((city) => (
    <p key={city}>
      {clocks[city]}{' '}
      {new Intl.DateTimeFormat(htmlLang[locale], {
        timeZone: zones[city],
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
      }).format(now)}
    </p>
  ));
}
