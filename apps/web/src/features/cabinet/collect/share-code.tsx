import { showPickupCode } from '@rohi/contract/collection/pickup-code';
import { Image, Send, UserRoundCheck } from 'lucide-react';
import { offerFile } from '../../../shared/files/offer-file.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useQrModules } from '../../../shared/ui/qr-picture.tsx';
import { cabinetTexts } from '../cabinet-words.ts';
import { copyWithMessage } from '../copy-with-message.ts';
import { joined, placeName } from '../point/rules/shown-points.ts';
import { drawCode } from './draw-code.ts';
import { qrTextOf, type ReadyPlace } from './collect-rules.ts';
import css from './collect-card.module.css';

/** Whom the code may be given to, and two ways to do that. */
export function ShareCode({ place }: { place: ReadyPlace }) {
  const { collect } = cabinetTexts.read().home;
  const modules = useQrModules(qrTextOf(place));
  const { name, city, address } = place.pickupPoint;
  const digits = showPickupCode(place.code);
  const where = joined(placeName(name, city), address);
  const send = async () => {
    const text = collect.message(digits, where, place.ready);
    if (navigator.share === undefined) return copyWithMessage(text);
    // Whoever closes the phone's list sends nothing after all.
    return navigator.share({ text }).catch(() => undefined);
  };
  const save = async () => {
    if (modules === undefined) return;
    const picture = await drawCode({ modules, digits, title: collect.codeTitle, where });
    if (picture) offerFile('pickup-code.png', picture);
  };
  return (
    <div className={css.part}>
      <h3 className={css.who}>
        <Icon of={UserRoundCheck} size={20} />
        {collect.who}
      </h3>
      <p className={css.small}>{collect.whoText}</p>
      <div className={css.buttons}>
        <Button kind="outline" onClick={() => void save()}>
          <Icon of={Image} />
          {collect.asPicture}
        </Button>
        <Button kind="soft" onClick={() => void send()}>
          <Icon of={Send} />
          {collect.send}
        </Button>
      </div>
    </div>
  );
}
