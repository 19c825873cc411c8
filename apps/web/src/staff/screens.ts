import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { createElement, type ComponentType } from 'react';
import { onDemand } from '../shared/ui/on-demand.ts';
import { auditWords } from './kit/list/audit-words.ts';
import { listWords, loadAllWords, loadTexts } from './kit/kit-words.ts';
import { listScreen } from './kit/list/load-list.tsx';
import {
  aloneTexts,
  approvalsTexts,
  auditTexts,
  bagsListTexts,
  cashTexts,
  catalogueWords,
  claimsListTexts,
  correctionTexts,
  delayTexts,
  devicesTexts,
  importsTexts,
  legsTexts,
  looksTexts,
  messagesListTexts,
  moneyTexts,
  moveInTexts,
  moveOutTexts,
  moveTexts,
  noticesListTexts,
  ordersListTexts,
  parcelsListTexts,
  paymentTexts,
  problemsListTexts,
  ratesTexts,
  recordTexts,
  refundTexts,
  reportsTexts,
  settingsTexts,
  sideBySideTexts,
  standstillTexts,
  startTexts,
  tariffsTexts,
  transfersListTexts,
  tripsTexts,
  unitsTexts,
  unknownCodesTexts,
  usersTexts,
} from './screens/screen-words.ts';
import type * as stationWords from './stations/station-words.ts';

type Screen = ReturnType<typeof onDemand<object>>;
type Words = { load: () => Promise<void> };

/** A screen comes with its words. */
function screen(words: readonly Words[], load: () => Promise<ComponentType>): Screen {
  return onDemand<object>(async () => (await Promise.all([load(), loadAllWords(words)]))[0]);
}

/** A screen of a station comes with the words that every station has, and with those of its own that `ownOf` names. */
function station(
  load: () => Promise<ComponentType>,
  ownOf: (words: typeof stationWords) => Words[] = () => [],
): Screen {
  const loadWords = async () => {
    const words = await import('./stations/station-words.ts');
    await Promise.all([words.loadStationWords(), loadAllWords(ownOf(words))]);
  };
  return onDemand<object>(async () => (await Promise.all([load(), loadWords()]))[0]);
}

/** The screens that stand: an entry of the menu without one is not shown. Each comes when it is asked for. */
export const staffScreens: Partial<Record<StaffMenuKey, Screen>> = {
  start: screen([startTexts], async () => (await import('./screens/start/start-screen.tsx')).StartScreen),
  standstill: screen(
    [standstillTexts],
    async () => (await import('./screens/standstill/standstill-screen.tsx')).StandstillScreen,
  ),
  // The photos of the parcel are shown as on its page.
  problems: listScreen(
    [problemsListTexts, recordTexts],
    async () => (await import('./screens/problems/problems-list.tsx')).problemsList,
  ),
  claims: listScreen(
    [claimsListTexts],
    async () => (await import('./screens/claims/claims-list.tsx')).claimsList,
  ),
  // A conversation is read and answered as at its record.
  messages: listScreen(
    [messagesListTexts, recordTexts],
    async () => (await import('./screens/messages/messages-list.tsx')).messagesList,
  ),
  // What can be done with the ticked parcels is said in the words of their pages.
  parcels: listScreen(
    [parcelsListTexts, recordTexts],
    async () => (await import('./screens/parcels/parcels-list.tsx')).parcelsList,
  ),
  orders: listScreen(
    [ordersListTexts, recordTexts],
    async () => (await import('./screens/orders/orders-list.tsx')).ordersList,
  ),
  receiving: station(async () => (await import('./stations/receiving/receiving-screen.tsx')).ReceivingScreen),
  shelving: station(
    async () => (await import('./stations/shelving/shelving-screen.tsx')).ShelvingScreen,
    ({ shelvingTexts }) => [shelvingTexts],
  ),
  packing: station(
    async () => (await import('./stations/bags/bags-screen.tsx')).BagsScreen,
    ({ bagsTexts }) => [bagsTexts],
  ),
  counter: station(async () => {
    const [{ loadCounterWords }, { CounterScreen }] = await Promise.all([
      import('./counter/counter-words.ts'),
      import('./counter/counter-station.tsx'),
    ]);
    await loadCounterWords();
    return CounterScreen;
  }),
  couriers: onDemand<object>(async () => (await import('./counter/courier/load-courier.ts')).loadPoint()),
  round: onDemand<object>(async () => (await import('./counter/courier/load-courier.ts')).loadRound()),
  approvals: screen(
    [approvalsTexts],
    async () => (await import('./screens/approvals/approvals-screen.tsx')).ApprovalsScreen,
  ),
  shelf: onDemand<object>(async () => (await import('./counter/shelf/load-shelf.ts')).loadShelf()),
  returns: onDemand<object>(async () => (await import('./counter/shelf/load-shelf.ts')).loadReturns()),
  cash: screen(
    [cashTexts, paymentTexts, aloneTexts, refundTexts, correctionTexts, listWords, auditWords],
    async () => (await import('./screens/cash/cash-screen.tsx')).CashScreen,
  ),
  loading: station(async () => {
    const [{ loadingTexts }, { LoadingScreen }] = await Promise.all([
      import('./stations/loading/loading-kind.ts'),
      import('./stations/loading/loading-screen.tsx'),
    ]);
    await loadAllWords([loadTexts, loadingTexts]);
    return LoadingScreen;
  }),
  hub: station(async () => {
    const [{ unloadingTexts }, { UnloadingScreen }] = await Promise.all([
      import('./stations/unloading/unloading-kind.ts'),
      import('./stations/unloading/unloading-screen.tsx'),
    ]);
    await unloadingTexts.load();
    return UnloadingScreen;
  }),
  transfers: station(async () => {
    const [{ transferTexts }, { TransfersScreen }] = await Promise.all([
      import('./stations/transfers/transfer-kind.ts'),
      import('./stations/transfers/transfers-screen.tsx'),
    ]);
    await transferTexts.load();
    return TransfersScreen;
  }),
  acceptance: station(async () => {
    const [{ acceptanceTexts }, { AcceptanceScreen }] = await Promise.all([
      import('./stations/acceptance/acceptance-kind.ts'),
      import('./stations/acceptance/acceptance-screen.tsx'),
    ]);
    await acceptanceTexts.load();
    return AcceptanceScreen;
  }),
  inventory: station(
    async () => (await import('./stations/inventory/inventory-screen.tsx')).InventoryScreen,
    ({ inventoryTexts }) => [inventoryTexts],
  ),
  bags: listScreen([bagsListTexts], async () => (await import('./screens/bags/bags-list.tsx')).bagsList),
  'transfer-list': listScreen(
    [transfersListTexts],
    async () => (await import('./screens/transfers/transfers-list.tsx')).transfersList,
  ),
  trips: onDemand<object>(async () => {
    const [{ tripsList }, { TripsScreen }] = await Promise.all([
      import('./screens/trips/trips-list.tsx'),
      import('./screens/trips/trips-screen.tsx'),
      loadAllWords([tripsTexts, delayTexts, moveTexts, listWords, auditWords]),
    ]);
    const list = tripsList();
    return function TripsOfScreen() {
      return createElement(TripsScreen, { list });
    };
  }),
  labels: onDemand<object>(async () => {
    const [{ printingTexts }, { LabelsScreen }] = await Promise.all([
      import('./stations/station-words.ts'),
      import('./stations/printing/labels-screen.tsx'),
    ]);
    await Promise.all([printingTexts.load(), listWords.load()]);
    return LabelsScreen;
  }),
  pool: onDemand<object>(async () => {
    const [{ stationsTexts, poolTexts }, { PoolScreen }] = await Promise.all([
      import('./stations/station-words.ts'),
      import('./stations/pool/pool-screen.tsx'),
    ]);
    await Promise.all([stationsTexts.load(), poolTexts.load()]);
    return PoolScreen;
  }),
  'needs-person': onDemand<object>(async () => {
    const [{ stationsTexts, receivingTexts, needsPersonTexts }, { NeedsPersonScreen }] = await Promise.all([
      import('./stations/station-words.ts'),
      import('./stations/needs-person/needs-person-screen.tsx'),
    ]);
    await Promise.all([stationsTexts.load(), receivingTexts.load(), needsPersonTexts.load()]);
    return NeedsPersonScreen;
  }),
  reports: screen(
    [reportsTexts, legsTexts, moneyTexts],
    async () => (await import('./screens/reports/reports-screen.tsx')).ReportsScreen,
  ),
  rates: screen(
    [ratesTexts, listWords, auditWords],
    async () => (await import('./screens/rates/rates-screen.tsx')).RatesScreen,
  ),
  // The notice that announces a price is previewed as a notice.
  tariffs: screen(
    [tariffsTexts, noticesListTexts, listWords, auditWords],
    async () => (await import('./screens/tariffs/tariffs-screen.tsx')).TariffsScreen,
  ),
  notices: listScreen(
    [noticesListTexts],
    async () => (await import('./screens/notices/notices-list.tsx')).noticesList,
  ),
  units: listScreen([unitsTexts], async () => {
    const [cabinetTexts, { unitsList }] = await Promise.all([
      import('../features/cabinet/cabinet-words.ts').then(({ cabinetTexts: words }) => words),
      import('./screens/units/units-list.tsx'),
    ]);
    // The address of a warehouse is previewed as customers see it.
    await cabinetTexts.load();
    return unitsList;
  }),
  channels: listScreen(
    [catalogueWords],
    async () => (await import('./screens/catalogue/channels-list.tsx')).channelsList,
  ),
  products: listScreen(
    [catalogueWords],
    async () => (await import('./screens/catalogue/products-list.tsx')).productsList,
  ),
  customers: listScreen(
    [catalogueWords, recordTexts],
    async () => (await import('./screens/catalogue/customers-list.tsx')).customersList,
  ),
  'unknown-codes': screen(
    [unknownCodesTexts],
    async () => (await import('./screens/unknown-codes/unknown-codes-screen.tsx')).UnknownCodesScreen,
  ),
  prices: listScreen(
    [catalogueWords],
    async () => (await import('./screens/catalogue/prices-list.tsx')).pricesList,
  ),
  vendors: listScreen(
    [catalogueWords],
    async () => (await import('./screens/catalogue/vendors-list.tsx')).vendorsList,
  ),
  countries: listScreen(
    [catalogueWords],
    async () => (await import('./screens/catalogue/countries-list.tsx')).countriesList,
  ),
  dictionary: listScreen(
    [catalogueWords],
    async () => (await import('./screens/catalogue/words-list.tsx')).wordsList,
  ),
  imports: screen(
    [importsTexts, listWords, auditWords],
    async () => (await import('./screens/imports/imports-screen.tsx')).ImportsScreen,
  ),
  'move-in': screen(
    [moveInTexts, listWords],
    async () => (await import('./screens/move-in/move-in-screen.tsx')).MoveInScreen,
  ),
  'move-out': screen(
    [moveOutTexts],
    async () => (await import('./screens/move-out/move-out-screen.tsx')).MoveOutScreen,
  ),
  'side-by-side': screen(
    [sideBySideTexts],
    async () => (await import('./screens/side-by-side/side-by-side-screen.tsx')).SideBySideScreen,
  ),
  users: listScreen([usersTexts], async () => (await import('./screens/users/users-list.tsx')).usersList),
  settings: listScreen(
    [settingsTexts],
    async () => (await import('./screens/settings/settings-list.tsx')).settingsList,
  ),
  audit: listScreen([auditTexts], async () => (await import('./screens/audit/audit-list.tsx')).auditList),
  devices: screen(
    [devicesTexts],
    async () => (await import('./screens/devices/devices-screen.tsx')).DevicesScreen,
  ),
  looks: listScreen([looksTexts], async () => (await import('./screens/looks/looks-list.tsx')).looksList),
};
