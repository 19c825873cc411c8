import { endUserLogins, userList, userLogins } from './accounts/user-list.contract.ts';
import { accountEndpoints } from './accounts/accounts.contract.ts';
import { claimingEndpoints } from './accounts/claiming.contract.ts';
import { closingEndpoints } from './reports/closing.contract.ts';
import { claimSlipEndpoints } from './accounts/claim-slips.contract.ts';
import { roleDemandEndpoints } from './accounts/role-demands.contract.ts';
import { readNotices, searchNotices } from './content/content.contract.ts';
import { documentEndpoints } from './documents/documents.contract.ts';
import { tripPaperEndpoints } from './documents/trip-papers.contract.ts';
import { unitCities, unitList } from './pickup-points/unit-list.contract.ts';
import { backupState } from './backups/backups.contract.ts';
import { confirmKeyCopy, secretKey } from './secrets/secret-key.contract.ts';
import { lookList } from './audit/looks.contract.ts';
import { auditList } from './audit/audit-list.contract.ts';
import { settingList } from './reference-data/setting-list.contract.ts';
import { noticeList } from './content/notice-list.contract.ts';
import { peopleEndpoints } from './accounts/people.contract.ts';
import { preferenceEndpoints } from './accounts/preferences.contract.ts';
import { compensationEndpoints } from './billing/compensations.contract.ts';
import { correctionEndpoints } from './billing/corrections.contract.ts';
import { customerTermsEndpoints } from './billing/customer-terms.contract.ts';
import { debtEndpoints } from './billing/debts.contract.ts';
import { paymentEndpoints } from './billing/payments.contract.ts';
import { ownPointsEndpoints } from './billing/own-points.contract.ts';
import { pointsEndpoints } from './billing/points.contract.ts';
import { refundEndpoints } from './billing/refunds.contract.ts';
import { shiftEndpoints } from './billing/shifts.contract.ts';
import { readSoleAllowance } from './billing/sole-decisions.contract.ts';
import { statementEndpoints } from './billing/statement.contract.ts';
import { topUpEndpoints } from './billing/top-ups.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { partnerEndpoints } from './reference-data/vendors.contract.ts';
import { dictionaryEndpoints } from './reference-data/dictionary.contract.ts';
import { declarationEndpoints } from './imports/declarations.contract.ts';
import { importTemplate } from './imports/imports.contract.ts';
import { bankStatementEndpoints } from './imports/bank-statements.contract.ts';
import { manifestEndpoints } from './imports/manifests.contract.ts';
import { moveInFileEndpoints } from './imports/move-in-files.contract.ts';
import { moveInEndpoints } from './imports/move-in.contract.ts';
import { sideBySideEndpoints } from './imports/side-by-side.contract.ts';
import { officeImportEndpoints } from './imports/office-imports.contract.ts';
import { findingEndpoints } from './hand-over/finding.contract.ts';
import { approvalEndpoints } from './hand-over/approvals.contract.ts';
import { counterProblemEndpoints } from './hand-over/counter-problems.contract.ts';
import { shelfDecisionEndpoints } from './hand-over/shelf-decisions.contract.ts';
import { evidenceEndpoints } from './hand-over/evidence.contract.ts';
import { passKeys } from './hand-over/pass-keys.contract.ts';
import { visitEndpoints } from './hand-over/visits.contract.ts';
import { courierChoiceEndpoints } from './collection/courier-choice.contract.ts';
import { opinionEndpoints } from './hand-over/opinions.contract.ts';
import { courierRoundEndpoints } from './hand-over/courier-rounds.contract.ts';
import { collectionEndpoints } from './collection/collection.contract.ts';
import { passEndpoints } from './collection/passes/passes.contract.ts';
import { bagContents, bagList } from './containers/bag-list.contract.ts';
import { transferContents, transferList } from './containers/transfer-list.contract.ts';
import { roadPlaces } from './linehaul/road-places.contract.ts';
import { secondWeighingEndpoints } from './linehaul/second-weighings.contract.ts';
import { arrivalCalls } from './cargo/arrivals.contract.ts';
import { countOwners, foretellOwner } from './stations/hub-owners.contract.ts';
import { comingTransferCalls } from './cargo/coming-transfers.contract.ts';
import { transferEndpoints } from './cargo/transfers.contract.ts';
import { tripBoard } from './linehaul/trip-board.contract.ts';
import { tripDelayEndpoints } from './linehaul/trip-delays.contract.ts';
import { tripList } from './linehaul/trip-list.contract.ts';
import { tripLoadingEndpoints } from './linehaul/trip-loading.contract.ts';
import { tripPageEndpoints } from './linehaul/trip-page.contract.ts';
import { tripPlanEndpoints } from './linehaul/trip-plan.contract.ts';
import { channelMoveEndpoints } from './linehaul/channel-moves.contract.ts';
import { sealPhotoEndpoints } from './linehaul/seal-photos.contract.ts';
import { tripRoadEndpoints } from './linehaul/trip-road.contract.ts';
import { assignStaffParcel } from './orders/assign.contract.ts';
import { claimEndpoints } from './orders/claims.contract.ts';
import { cargoRequestEndpoints } from './orders/cargo-requests.contract.ts';
import { orderActEndpoints } from './orders/order-acts.contract.ts';
import { orderEndpoints } from './orders/orders.contract.ts';
import { pickupBindingEndpoints } from './orders/pickup-binding.contract.ts';
import { newCustomerEndpoints } from './orders/new-customer.contract.ts';
import { createRetailOrder } from './orders/retail-orders.contract.ts';
import { staffOrderEndpoints } from './orders/staff-orders.contract.ts';
import { recipientEndpoints } from './orders/recipients.contract.ts';
import {
  allOperationUnits,
  pickupPoints,
  selectedOperationUnits,
} from './pickup-points/pickup-points.contract.ts';
import {
  allCountries,
  dataDictionary,
  selectedCountries,
  sysinfo,
} from './reference-data/reference-data.contract.ts';
import {
  explainCharge,
  getRate,
  headChannelPrices,
  listCourierPrices,
  listTariffs,
  quoteFreight,
  recentRates,
} from './pricing/pricing.contract.ts';
import { conversationEndpoints } from './records/conversations.contract.ts';
import { messageEndpoints } from './records/messages.contract.ts';
import { recordEndpoints } from './records/records.contract.ts';
import { bagEndpoints } from './stations/bags.contract.ts';
import { counterSnapshot } from './stations/counter-snapshot.contract.ts';
import { bagSnapshot } from './stations/bag-snapshot.contract.ts';
import { stickerEndpoints } from './stations/stickers.contract.ts';
import { poolEndpoints } from './pool/pool.contract.ts';
import { ownPulse, pulse } from './pulse/pulse.contract.ts';
import { colleagueScans } from './stations/colleague-scans.contract.ts';
import { deviceEndpoints } from './stations/devices.contract.ts';
import { pairingEndpoints } from './stations/pairings.contract.ts';
import { problemList } from './warehouse/problem-list.contract.ts';
import { parcelProblemEndpoints } from './warehouse/parcel-problems.contract.ts';
import { exceptionEndpoints } from './stations/exceptions.contract.ts';
import { storedActEndpoints } from './stations/stored-acts.contract.ts';
import { inventoryEndpoints } from './stations/inventories.contract.ts';
import { measureBox } from './stations/measure.contract.ts';
import { parcelHere } from './stations/parcel-here.contract.ts';
import { sendPhoto } from './stations/photos.contract.ts';
import { sendScans } from './stations/scans.contract.ts';
import { stationSnapshot } from './stations/snapshot.contract.ts';
import { differenceEndpoints } from './reports/differences.contract.ts';
import { exportOrders } from './reports/export.contract.ts';
import { readLegs } from './reports/legs.contract.ts';
import { moneyFile } from './reports/money-file.contract.ts';
import { moveOutEndpoints } from './reports/move-out.contract.ts';
import { ownDataFile } from './reports/own-data.contract.ts';
import { standstillEndpoints } from './reports/standstill.contract.ts';
import { arrivalEndpoints } from './reports/arrivals.contract.ts';
import { moneyReportEndpoints } from './reports/money.contract.ts';
import { ownReportEndpoints } from './reports/own-reports.contract.ts';
import { rateAdministrationEndpoints } from './pricing/rate-administration.contract.ts';
import { checkPrice } from './pricing/charge.contract.ts';
import { tariffAdministrationEndpoints } from './pricing/tariff-administration.contract.ts';
import { staffReportEndpoints } from './reports/staff-reports.contract.ts';
import { catalogueEndpoints } from './pricing/channels.contract.ts';
import { staffActEndpoints } from './tracking/staff-acts.contract.ts';
import { staffParcelEndpoints } from './tracking/staff-parcels.contract.ts';
import { photoEndpoints } from './tracking/parcel-photos.contract.ts';
import { nextCode } from './tracking/next-code.contract.ts';
import { nameParcel } from './tracking/parcel-names.contract.ts';
import { ownReceipt } from './warehouse/receipt.contract.ts';
import { trackQuery } from './tracking/tracking.contract.ts';
import { upkeepState } from './upkeep/upkeep.contract.ts';

/** Each with its own path and shapes, for the types of the clients' calls (`calls.ts`). */
const declared = [
  trackQuery,
  nameParcel,
  nextCode,
  sysinfo,
  allCountries,
  selectedCountries,
  dataDictionary,
  ...dictionaryEndpoints,
  ...partnerEndpoints,
  searchNotices,
  readNotices,
  pickupPoints,
  allOperationUnits,
  selectedOperationUnits,
  importTemplate,
  ...bankStatementEndpoints,
  ...manifestEndpoints,
  ...moveInEndpoints,
  ...moveInFileEndpoints,
  ...sideBySideEndpoints,
  ...officeImportEndpoints,
  quoteFreight,
  explainCharge,
  listCourierPrices,
  listTariffs,
  headChannelPrices,
  getRate,
  recentRates,
  ...tariffAdministrationEndpoints,
  checkPrice,
  ...catalogueEndpoints,
  ...peopleEndpoints,
  ...preferenceEndpoints,
  ...rateAdministrationEndpoints,
  ...accountEndpoints,
  ...claimingEndpoints,
  ...claimSlipEndpoints,
  ...roleDemandEndpoints,
  ...orderEndpoints,
  ...cargoRequestEndpoints,
  ...orderActEndpoints,
  ...collectionEndpoints,
  ...passEndpoints,
  ...findingEndpoints,
  ...visitEndpoints,
  ...evidenceEndpoints,
  ...approvalEndpoints,
  ...counterProblemEndpoints,
  ...shelfDecisionEndpoints,
  ...courierChoiceEndpoints,
  ...courierRoundEndpoints,
  ...opinionEndpoints,
  passKeys,
  ...pickupBindingEndpoints,
  ...Object.values(noticeList),
  ...Object.values(unitList),
  ...Object.values(userList),
  endUserLogins,
  userLogins,
  ...Object.values(settingList),
  ...Object.values(auditList),
  ...Object.values(lookList),
  backupState,
  secretKey,
  confirmKeyCopy,
  upkeepState,
  unitCities,
  ...claimEndpoints,
  assignStaffParcel,
  ...staffOrderEndpoints,
  createRetailOrder,
  ...newCustomerEndpoints,
  ...staffParcelEndpoints,
  ...staffActEndpoints,
  ...photoEndpoints,
  ...recipientEndpoints,
  ...ownReportEndpoints,
  ...documentEndpoints,
  ...tripPaperEndpoints,
  ...staffReportEndpoints,
  ...declarationEndpoints,
  readLegs,
  ...moneyReportEndpoints,
  ...differenceEndpoints,
  moneyFile,
  ...moveOutEndpoints,
  ownDataFile,
  ...closingEndpoints,
  ...arrivalEndpoints,
  ...standstillEndpoints,
  exportOrders,
  ...recordEndpoints,
  ...messageEndpoints,
  ...conversationEndpoints,
  ...deviceEndpoints,
  ...pairingEndpoints,
  ...stickerEndpoints,
  ...parcelProblemEndpoints,
  ...Object.values(problemList),
  ...Object.values(bagList),
  ...Object.values(transferList),
  transferContents,
  bagContents,
  ...Object.values(tripList),
  tripBoard,
  ...tripPlanEndpoints,
  ...tripPageEndpoints,
  ...tripLoadingEndpoints,
  ...Object.values(arrivalCalls),
  foretellOwner,
  countOwners,
  ...secondWeighingEndpoints,
  ...transferEndpoints,
  ...Object.values(comingTransferCalls),
  ...inventoryEndpoints,
  ...tripRoadEndpoints,
  ...sealPhotoEndpoints,
  ...channelMoveEndpoints,
  ...tripDelayEndpoints,
  roadPlaces,
  ...exceptionEndpoints,
  ...storedActEndpoints,
  ...bagEndpoints,
  bagSnapshot,
  counterSnapshot,
  sendScans,
  colleagueScans,
  sendPhoto,
  ownReceipt,
  stationSnapshot,
  parcelHere,
  measureBox,
  ...paymentEndpoints,
  ...debtEndpoints,
  ...refundEndpoints,
  readSoleAllowance,
  ...correctionEndpoints,
  ...compensationEndpoints,
  ...customerTermsEndpoints,
  ...statementEndpoints,
  ...pointsEndpoints,
  ...ownPointsEndpoints,
  ...shiftEndpoints,
  ...topUpEndpoints,
  ...poolEndpoints,
  ownPulse,
  pulse,
] as const;

export type DeclaredEndpoint = (typeof declared)[number];

/** Every call of the service: the OpenAPI document is made from it, and the running router is held against it. */
export const allEndpoints: readonly Endpoint[] = declared;
