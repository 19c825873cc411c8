import { authorities } from '@rohi/contract/authorities';
import type { Authority } from '@rohi/contract/authorities';
import type { allRoles } from '@rohi/contract/accounts/people.contract';
import type { DataOf } from '@rohi/contract/endpoint';
import { useQuery } from '@tanstack/react-query';
import { Check, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { call } from '../../../shared/api/call.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Answered } from '../../kit/ui/answered.tsx';
import { Button } from '../../kit/ui/button.tsx';
import { Dialog } from '../../kit/ui/dialog.tsx';
import { RoleDemandsCard } from './role-demands.tsx';
import { usersTexts } from '../screen-words.ts';
import { Box, Grid, Text } from '../../../shared/ui/primitives.tsx';
import css from './users.module.css';

type Roles = DataOf<typeof allRoles.all>;

/** What each role may do, as the service has it at this moment. */
export function RoleRights() {
  const { rights } = usersTexts.read();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>
        <Icon of={ShieldCheck} size={18} />
        {rights.open}
      </Button>
      {isOpen && <RightsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RightsDialog({ onClose }: { onClose: () => void }) {
  const { rights } = usersTexts.read();
  const roles = useQuery({
    queryKey: ['all-roles'],
    queryFn: ({ signal }) => call('GET /common/all-roles', { quiet: true, signal }),
    staleTime: 60_000,
  });
  return (
    <Dialog title={rights.title} onClose={onClose} drawer wide>
      <Grid gap={16} minHeight={0} overflow="auto" paddingX={24} paddingTop={20} paddingBottom={24}>
        <RoleDemandsCard />
        <p className={css.lead}>{rights.lead}</p>
        <Answered answer={roles}>
          {(found) => <RightsTable roles={found.filter(({ code }) => code !== 'customer')} />}
        </Answered>
      </Grid>
    </Dialog>
  );
}

function RightsTable({ roles }: { roles: Roles }) {
  const { rights } = usersTexts.read();
  return (
    <Box overflow="auto" border="all" radius="panel" className={css.matrix} tabIndex={0}>
      <table aria-label={rights.title}>
        <thead>
          <tr>
            <th scope="col">{rights.may}</th>
            {roles.map(({ code, name }) => (
              <th key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {authorities.map((authority) => (
            <tr key={authority}>
              <th scope="row">{rights.names[authority]}</th>
              {roles.map((role) => (
                <Mark key={role.code} role={role} authority={authority} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

function Mark({ role, authority }: { role: Roles[number]; authority: Authority }) {
  const { rights } = usersTexts.read();
  const isHeld = role.authorities.includes(authority);
  return (
    <td>
      {isHeld ? (
        <>
          <Icon of={Check} size={18} />
          <span className={css.unseen}>{rights.yes}</span>
        </>
      ) : (
        <Text as="span" tone="faint">
          —
        </Text>
      )}
    </td>
  );
}
