import { roles, type Role } from '@rohi/contract/roles';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { addAccount } from '../modules/accounts/users/administration.service.ts';

type DemoAccount = {
  username: string;
  role: Role;
  name: string;
  unit?: string;
  email?: string;
  phone?: string;
};

/** Where the staff of the demo work; who is not named here sees all units. */
const workplaces: Partial<Record<Role, string>> = {
  'china-operator': 'YIWU-WH',
  'hub-operator': 'DUSHANBE-HUB',
};

/** Who works at the pickup point of the demo. */
const atPickupPoint: ReadonlySet<Role> = new Set<Role>(['pickup-clerk', 'cashier', 'courier']);

const names: Record<Role, string> = {
  customer: 'Фарҳод Раҳимов',
  'china-operator': '王丽',
  dispatcher: 'Рустам Назаров',
  'hub-operator': 'Далер Саидов',
  'pickup-clerk': 'Мадина Каримова',
  cashier: 'Нигора Юсупова',
  courier: 'Сино Мирзоев',
  support: 'Зарина Шарипова',
  manager: 'Умед Холов',
  admin: 'Administrator',
};

/** One account for each role, and a second customer. User name and role are one word. */
function demoAccounts(pickupPointCode: string): DemoAccount[] {
  const staffAndCustomer = roles.map((role) => {
    const unit = atPickupPoint.has(role) ? pickupPointCode : workplaces[role];
    return { username: role, role, name: names[role], ...(unit === undefined ? {} : { unit }) };
  });
  return [
    ...staffAndCustomer.map((account) =>
      account.role === 'customer'
        ? { ...account, email: 'customer@example.com', phone: '+992927000001' }
        : account,
    ),
    {
      username: 'customer2',
      role: 'customer',
      name: 'Ситора Бобоева',
      email: 'customer2@example.com',
      phone: '+992927000002',
    },
  ];
}

/** The password of a demo account; printed at the start, so the service then listens on loopback only. */
export function demoPassword(username: string): string {
  return `${username}-demo-password`;
}

/** Who can log in. */
export const demoUsernames: readonly string[] = demoAccounts('').map(({ username }) => username);

/** Adds the demo's accounts. */
export async function addDemoAccounts(context: Context, pickupPointCode: string): Promise<void> {
  await Promise.all(demoAccounts(pickupPointCode).map((account) => addDemoAccount(context, account)));
}

async function addDemoAccount(context: Context, { role, ...account }: DemoAccount): Promise<void> {
  try {
    await addAccount(
      context,
      {
        ...account,
        password: demoPassword(account.username),
        roles: [role],
        locale: role === 'china-operator' ? 'zh' : 'ru',
        isDemo: true,
      },
      { userId: null, name: 'demo' },
    );
  } catch (error) {
    // An earlier start was ended between the accounts and the parcels.
    if (!(error instanceof AppError && error.errorName === 'accounts.usernameTaken')) throw error;
  }
}
