import { ExternalLink, KeyRound, LogOut, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { ChangePasswordDialog } from '../../features/accounts/password/change-password-dialog.tsx';
import { OwnCodesDialog } from '../kit/session/own-codes.tsx';
import { leave } from '../kit/session/leaving.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { useUser } from '../kit/session/user-info.ts';
import { staffTexts } from '../kit/kit-words.ts';
import { Button } from '../kit/ui/button.tsx';
import { Grid } from '../../shared/ui/primitives.tsx';
import menuCss from '../kit/ui/menu.module.css';
import css from './user-menu.module.css';

export function UserMenu() {
  const { user: texts } = staffTexts.read();
  const { name, username } = useUser();
  const [changing, setChanging] = useState(false);
  const [isOnCodes, setOnCodes] = useState(false);
  const act = (key: unknown) => {
    if (key === 'password') setChanging(true);
    if (key === 'codes') setOnCodes(true);
    if (key === 'logOut') void leave();
  };
  return (
    <>
      <MenuTrigger>
        <Button kind="quiet" className={css.button} aria-label={`${texts.label}: ${name}`}>
          {/* As a picture: what is read out begins with the name itself. */}
          <Grid
            as="span"
            place="center"
            fill="lapis-soft"
            radius="round"
            tone="lapis"
            size={13}
            className={css.letter}
            data-letter={[...name][0]?.toUpperCase()}
            aria-hidden
          />
          <span className={css.name}>{name}</span>
        </Button>
        <Popover className={menuCss.popover ?? ''} placement="bottom end">
          <p className={menuCss.owner}>
            <strong>{name}</strong>
            <span>{username}</span>
          </p>
          <Menu className={menuCss.menu ?? ''} aria-label={texts.label} onAction={act}>
            <MenuItem id="password" className={menuCss.item ?? ''} textValue={texts.changePassword}>
              <Icon of={KeyRound} size={18} />
              {texts.changePassword}
            </MenuItem>
            <MenuItem id="codes" className={menuCss.item ?? ''} textValue={texts.oneTimeCodes}>
              <Icon of={Smartphone} size={18} />
              {texts.oneTimeCodes}
            </MenuItem>
            <MenuItem id="site" href="/" className={menuCss.item ?? ''} textValue={texts.site}>
              <Icon of={ExternalLink} size={18} />
              {texts.site}
            </MenuItem>
            <MenuItem id="logOut" className={menuCss.item ?? ''} textValue={texts.logOut}>
              <Icon of={LogOut} size={18} />
              {texts.logOut}
            </MenuItem>
          </Menu>
        </Popover>
      </MenuTrigger>
      {isOnCodes && <OwnCodesDialog onClose={() => setOnCodes(false)} />}
      {changing && <ChangePasswordDialog onClose={() => setChanging(false)} />}
    </>
  );
}
