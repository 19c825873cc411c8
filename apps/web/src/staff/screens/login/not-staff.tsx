import { logOut } from '../../../shared/session/log-out.ts';
import mark from '../../kit/logo-mark.svg';
import type { UserInfo } from '../../kit/session/user-info.ts';
import { staffTexts } from '../../kit/kit-words.ts';
import { Button } from '../../kit/ui/button.tsx';
import { Box, Row, Stack, Text } from '../../../shared/ui/primitives.tsx';
import css from './staff-login.module.css';

/** A customer is shown so, and led to the cabinet. */
export function NotStaff({ user }: { user: UserInfo }) {
  const { brand, notStaff } = staffTexts.read();
  return (
    <Stack as="main" gap={20} align="center" justify="center" className={css.page}>
      <Box fill="surface" border="all" radius="card" shadow="card" className={css.card}>
        <Row as="p" gap={10} align="center" marginBottom={24} size={16} weight={700}>
          <img src={mark} width={30} height={30} alt="" />
          {brand}
        </Row>
        <h1>{notStaff.title}</h1>
        <Text marginTop={8} marginBottom={20} tone="soft">
          {notStaff.text(user.username)}
        </Text>
        <Row wrap gap={10}>
          <Text
            as="a"
            href="/#/platform"
            display="inline-flex"
            align="center"
            paddingX={14}
            paddingY={6}
            radius={10}
            weight={600}
            className={css.link}
          >
            {notStaff.cabinet}
          </Text>
          <Button onPress={() => void logOut()}>{notStaff.logOut}</Button>
        </Row>
      </Box>
    </Stack>
  );
}
