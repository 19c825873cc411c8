import type { StaffMenuKey } from '@rohi/contract/accounts/staff-menu';
import { createElement, type ComponentType } from 'react';
import type { AnyList } from './kit/list/list-definition.ts';
import { onDemand } from '../shared/ui/on-demand.ts';
import { auditWords } from './kit/list/audit-words.ts';
import { listWords } from './kit/kit-words.ts';
import { listScreen } from './kit/list/load-list.tsx';
import { legsTexts, moneyTexts, reportsTexts } from './screens/screen-words.ts';
import type * as stationWords from './stations/station-words.ts';

type Screen = ReturnType<typeof onDemand<object>>;

/** A screen of a station comes with the words that every station has, and with those of its own that `ownOf` names. */
function station(
  load: () => Promise<ComponentType>,
  ownOf: (words: typeof stationWords) => { load: () => Promise<void> }[] = () => [],
): Screen {
  const loadWords = async () => {
    const words = await import('./stations/station-words.ts');
    await Promise.all([words.loadStationWords(), ...ownOf(words).map((each) => each.load())]);
  };
  return onDemand<object>(async () => (await Promise.all([load(), loadWords()]))[0]);
}

/** The screens that stand: an entry of the menu without one is not shown. Each comes when it is asked for. */
export const staffScreens: Partial<Record<StaffMenuKey, Screen>> = {
  start: onDemand<object>(async () => {
    const [{ startTexts }, { StartScreen }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/start/start-screen.tsx'),
    ]);
    await startTexts.load();
    return StartScreen;
  }),
  standstill: onDemand<object>(async () => {
    const [{ standstillTexts }, { StandstillScreen }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/standstill/standstill-screen.tsx'),
    ]);
    await standstillTexts.load();
    return StandstillScreen;
  }),
  problems: listScreen(async () => {
    const [{ problemsListTexts }, { recordTexts }, { problemsList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/problems/problems-list.tsx'),
    ]);
    // The photos of the parcel are shown as on its page.
    await recordTexts.load();
    return { texts: problemsListTexts, define: problemsList };
  }),
  claims: listScreen(async () => {
    const [{ claimsListTexts }, { claimsList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/claims/claims-list.tsx'),
    ]);
    return { texts: claimsListTexts, define: claimsList };
  }),
  messages: listScreen(async () => {
    const [{ messagesListTexts }, { recordTexts }, { messagesList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/messages/messages-list.tsx'),
    ]);
    // A conversation is read and answered as at its record.
    await recordTexts.load();
    return { texts: messagesListTexts, define: messagesList };
  }),
  parcels: listScreen(async () => {
    const [{ parcelsListTexts }, { recordTexts }, { parcelsList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/parcels/parcels-list.tsx'),
    ]);
    // What can be done with the ticked parcels is said in the words of their pages.
    await recordTexts.load();
    return { texts: parcelsListTexts, define: parcelsList };
  }),
  orders: listScreen(async () => {
    const [{ ordersListTexts }, { recordTexts }, { ordersList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/orders/orders-list.tsx'),
    ]);
    await recordTexts.load();
    return { texts: ordersListTexts, define: ordersList };
  }),
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
  approvals: onDemand<object>(async () =>
    (await import('./screens/approvals/load-approvals.ts')).loadApprovals(),
  ),
  shelf: onDemand<object>(async () => (await import('./counter/shelf/load-shelf.ts')).loadShelf()),
  returns: onDemand<object>(async () => (await import('./counter/shelf/load-shelf.ts')).loadReturns()),
  cash: onDemand<object>(async () => {
    const [
      { cashTexts },
      { paymentTexts },
      { aloneTexts },
      { refundTexts },
      { correctionTexts },
      { CashScreen },
    ] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/cash/cash-screen.tsx'),
    ]);
    await Promise.all([
      cashTexts.load(),
      paymentTexts.load(),
      aloneTexts.load(),
      refundTexts.load(),
      correctionTexts.load(),
      listWords.load(),
      auditWords.load(),
    ]);
    return CashScreen;
  }),
  loading: station(async () => {
    const [{ loadTexts }, { loadingTexts }, { LoadingScreen }] = await Promise.all([
      import('./kit/kit-words.ts'),
      import('./stations/loading/loading-kind.ts'),
      import('./stations/loading/loading-screen.tsx'),
    ]);
    await Promise.all([loadTexts.load(), loadingTexts.load()]);
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
  bags: listScreen(async () => {
    const [{ bagsListTexts }, { bagsList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/bags/bags-list.tsx'),
    ]);
    return { texts: bagsListTexts, define: bagsList };
  }),
  'transfer-list': listScreen(async () => {
    const [{ transfersListTexts }, { transfersList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/transfers/transfers-list.tsx'),
    ]);
    return { texts: transfersListTexts, define: transfersList };
  }),
  trips: onDemand<object>(async () => {
    const [{ tripsTexts }, { delayTexts }, { moveTexts }, { tripsList }, { TripsScreen }] = await Promise.all(
      [
        import('./screens/screen-words.ts'),
        import('./screens/screen-words.ts'),
        import('./screens/screen-words.ts'),
        import('./screens/trips/trips-list.tsx'),
        import('./screens/trips/trips-screen.tsx'),
      ],
    );
    const words = [tripsTexts, delayTexts, moveTexts, listWords, auditWords];
    await Promise.all(words.map((each) => each.load()));
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
  reports: onDemand<object>(async () => {
    const [{ ReportsScreen }] = await Promise.all([
      import('./screens/reports/reports-screen.tsx'),
      reportsTexts.load(),
      legsTexts.load(),
      moneyTexts.load(),
    ]);
    return ReportsScreen;
  }),
  rates: onDemand<object>(async () => {
    const [{ ratesTexts }, { RatesScreen }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/rates/rates-screen.tsx'),
    ]);
    await Promise.all([ratesTexts.load(), listWords.load(), auditWords.load()]);
    return RatesScreen;
  }),
  tariffs: onDemand<object>(async () => {
    const [{ tariffsTexts }, { noticesListTexts }, { TariffsScreen }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/screen-words.ts'),
      import('./screens/tariffs/tariffs-screen.tsx'),
    ]);
    // The notice that announces a price is previewed as a notice.
    await Promise.all([tariffsTexts.load(), noticesListTexts.load(), listWords.load(), auditWords.load()]);
    return TariffsScreen;
  }),
  notices: listScreen(async () => {
    const [{ noticesListTexts }, { noticesList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/notices/notices-list.tsx'),
    ]);
    return { texts: noticesListTexts, define: noticesList };
  }),
  units: listScreen(async () => {
    const [{ unitsTexts }, { cabinetTexts }, { unitsList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('../features/cabinet/cabinet-words.ts'),
      import('./screens/units/units-list.tsx'),
    ]);
    // The address of a warehouse is previewed as customers see it.
    await cabinetTexts.load();
    return { texts: unitsTexts, define: unitsList };
  }),
  channels: catalogueScreen(async () => (await import('./screens/catalogue/channels-list.tsx')).channelsList),
  products: catalogueScreen(async () => (await import('./screens/catalogue/products-list.tsx')).productsList),
  customers: catalogueScreen(async () => {
    const [{ customersList }, { recordTexts }] = await Promise.all([
      import('./screens/catalogue/customers-list.tsx'),
      import('./screens/screen-words.ts'),
    ]);
    await recordTexts.load();
    return customersList;
  }),
  prices: catalogueScreen(async () => (await import('./screens/catalogue/prices-list.tsx')).pricesList),
  vendors: catalogueScreen(async () => (await import('./screens/catalogue/vendors-list.tsx')).vendorsList),
  countries: catalogueScreen(
    async () => (await import('./screens/catalogue/countries-list.tsx')).countriesList,
  ),
  dictionary: catalogueScreen(async () => (await import('./screens/catalogue/words-list.tsx')).wordsList),
  imports: onDemand<object>(async () => {
    const [{ importsTexts }, { ImportsScreen }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/imports/imports-screen.tsx'),
    ]);
    await Promise.all([importsTexts.load(), listWords.load(), auditWords.load()]);
    return ImportsScreen;
  }),
  users: listScreen(async () => {
    const [{ usersTexts }, { usersList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/users/users-list.tsx'),
    ]);
    return { texts: usersTexts, define: usersList };
  }),
  settings: listScreen(async () => {
    const [{ settingsTexts }, { settingsList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/settings/settings-list.tsx'),
    ]);
    return { texts: settingsTexts, define: settingsList };
  }),
  audit: listScreen(async () => {
    const [{ auditTexts }, { auditList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/audit/audit-list.tsx'),
    ]);
    return { texts: auditTexts, define: auditList };
  }),
  devices: onDemand<object>(async () => {
    const [{ devicesTexts }, { DevicesScreen }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/devices/devices-screen.tsx'),
    ]);
    await devicesTexts.load();
    return DevicesScreen;
  }),
  looks: listScreen(async () => {
    const [{ looksTexts }, { looksList }] = await Promise.all([
      import('./screens/screen-words.ts'),
      import('./screens/looks/looks-list.tsx'),
    ]);
    return { texts: looksTexts, define: looksList };
  }),
};

/** The lists of the catalogue share their words. */
function catalogueScreen(load: () => Promise<() => AnyList>): Screen {
  return listScreen(async () => {
    const [{ catalogueWords }, define] = await Promise.all([import('./screens/screen-words.ts'), load()]);
    return { texts: catalogueWords, define };
  });
}
