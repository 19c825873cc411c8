import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import {
  Banknote,
  BookA,
  Building2,
  ChartColumn,
  ClipboardList,
  Coins,
  FileUp,
  HandCoins,
  Handshake,
  History,
  Megaphone,
  Package,
  PackageCheck,
  PackageOpen,
  Route,
  Settings,
  Tags,
  Truck,
  UserCog,
  UsersRound,
  Warehouse,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import type { onDemand } from '../shared/ui/on-demand.ts';
import { listScreen } from './list/load-list.tsx';

type Screen = ReturnType<typeof onDemand<object>>;

/** The screens that stand: an entry of the menu without one is not shown. Each comes when it is asked for. */
export const staffScreens: Partial<Record<StaffMenuKey, Screen>> = {
  notices: listScreen(async () => {
    const [{ noticesListTexts }, { noticesList }] = await Promise.all([
      import('./notices/notices-words.ts'),
      import('./notices/notices-list.tsx'),
    ]);
    return { texts: noticesListTexts, define: noticesList };
  }),
  units: listScreen(async () => {
    const [{ unitsTexts }, { unitsList }] = await Promise.all([
      import('./units/units-words.ts'),
      import('./units/units-list.tsx'),
    ]);
    return { texts: unitsTexts, define: unitsList };
  }),
};

export const screenIcons: Record<StaffMenuKey, LucideIcon> = {
  orders: ClipboardList,
  receiving: PackageOpen,
  packing: Package,
  trips: Truck,
  hub: Warehouse,
  counter: PackageCheck,
  cash: HandCoins,
  tariffs: Banknote,
  rates: Coins,
  reports: ChartColumn,
  customers: UsersRound,
  vendors: Handshake,
  channels: Route,
  products: Tags,
  units: Building2,
  notices: Megaphone,
  dictionary: BookA,
  imports: FileUp,
  settings: Settings,
  users: UserCog,
  audit: History,
};
