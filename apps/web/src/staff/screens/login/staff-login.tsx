import { Suspense } from 'react';
import { menuLocales } from '@rohi/contract/locales';
import { locale, saveLocale } from '../../../shared/i18n/locale.ts';
import mark from '../../kit/logo-mark.svg';
import { languageNames } from '../../kit/texts/language-names.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import { Loading } from '../../kit/ui/states.tsx';
import { LoginForms } from './login-forms.tsx';
import { Box, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './staff-login.module.css';

/** The log-in stands in the place of the screen that was asked for; the address stays. */
export function StaffLogin() {
  const { brand, login } = staffTexts.read();
  return (
    <Stack as="main" gap={20} align="center" justify="center" className={css.page}>
      <Box fill="surface" border="all" radius="card" shadow="card" className={css.card}>
        <Row as="p" gap={10} align="center" marginBottom={24} size={16} weight={700}>
          <img src={mark} width={30} height={30} alt="" />
          {brand}
        </Row>
        <h1>{login.title}</h1>
        <Text marginTop={6} tone="soft">
          {login.lead}
        </Text>
        <Suspense fallback={<Loading />}>
          <LoginForms />
        </Suspense>
      </Box>
      <Row
        as="nav"
        wrap
        rowGap={8}
        columnGap={20}
        align="center"
        justify="center"
        size={13}
        className={css.after}
      >
        <a href="/">{login.site}</a>
        <Row as="ul" gap={4}>
          {menuLocales.map((choice) => (
            <li key={choice}>
              <button
                type="button"
                lang={languageNames[choice].lang}
                aria-current={choice === locale ? 'true' : undefined}
                onClick={() => saveLocale(choice)}
              >
                {languageNames[choice].own}
              </button>
            </li>
          ))}
        </Row>
      </Row>
    </Stack>
  );
}
