/**
 * All rooms, each after those that it may import. What a lower room needs of a higher one is handed to it here, since
 * it may not import it.
 */
import { checklistKinds } from './checklist-kinds.ts';
import type { Context } from './context.ts';
import { accounts } from './modules/accounts/accounts.module.ts';
import { attachments } from './modules/attachments/attachments.module.ts';
import { audit } from './modules/audit/audit.module.ts';
import { backups } from './modules/backups/backups.module.ts';
import { billing } from './modules/billing/billing.module.ts';
import { cargo } from './modules/cargo/cargo.module.ts';
import { collection } from './modules/collection/collection.module.ts';
import { containers } from './modules/containers/containers.module.ts';
import { content } from './modules/content/content.module.ts';
import { documents } from './modules/documents/documents.module.ts';
import { files } from './modules/files/files.module.ts';
import { handOver } from './modules/hand-over/hand-over.module.ts';
import { imports } from './modules/imports/imports.module.ts';
import { linehaul } from './modules/linehaul/linehaul.module.ts';
import { notifications } from './modules/notifications/notifications.module.ts';
import { orders } from './modules/orders/orders.module.ts';
import { parcelLetters } from './modules/parcel-letters/parcel-letters.module.ts';
import { pickupPoints } from './modules/pickup-points/pickup-points.module.ts';
import { pool } from './modules/pool/pool.module.ts';
import { pricing } from './modules/pricing/pricing.module.ts';
import { pulse } from './modules/pulse/pulse.module.ts';
import { records } from './modules/records/records.module.ts';
import { referenceData } from './modules/reference-data/reference-data.module.ts';
import { reports } from './modules/reports/reports.module.ts';
import { search } from './modules/search/search.module.ts';
import { secrets } from './modules/secrets/secrets.module.ts';
import { stations } from './modules/stations/stations.module.ts';
import { tracking } from './modules/tracking/tracking.module.ts';
import { upkeep } from './modules/upkeep/upkeep.module.ts';
import { warehouse } from './modules/warehouse/warehouse.module.ts';
import { endOfApprovalPhotos } from './modules/hand-over/approvals/approvals.service.ts';
import { endOfCompensationPhotos } from './modules/billing/compensations/ask-compensation.service.ts';
import { endOfClaimPictures } from './modules/orders/claims/claim-pictures.service.ts';
import { endOfEvidence } from './modules/hand-over/evidence/evidence.service.ts';
import { endOfPhotos } from './modules/tracking/photos/parcel-photos.service.ts';
import { readPasswordKey } from './modules/accounts/passwords/password-key.service.ts';
import { chargesOfOwned } from './modules/billing/owner-charges.service.ts';
import { readCreditOf } from './modules/billing/ledger/ledger.service.ts';
import { codeOf } from './modules/collection/pickup-codes.service.ts';
import { giveParcelsOfUnknownCodes } from './modules/orders/newcomers/unknown-codes.service.ts';
import { moveChoices } from './modules/orders/points/moved-choices.service.ts';
import { readOwnHouses } from './modules/orders/points/own-houses.service.ts';
import { readRouteNews } from './modules/pricing/catalogue/channels.service.ts';
import { noteOnCustomer } from './modules/records/notes.service.ts';
import { countUnreadOf } from './modules/records/unread.service.ts';
import { readFirmName } from './modules/reference-data/settings.service.ts';
import { findClosingHindrances } from './modules/reports/closing-hindrances.service.ts';
import { forgetParcelNames } from './modules/tracking/owner/parcel-names.service.ts';
import { lockPurses } from './modules/billing/charges/parcel-dues.service.ts';
import { forgetRecipients } from './modules/orders/recipients/recipients.service.ts';
import { isAccountUnused } from './modules/reports/unused-account.service.ts';
import { findDeviceInUse } from './modules/stations/devices/devices.service.ts';
import { eventJobs, type Subscription } from './platform/events.ts';
import type { Job } from './platform/jobs.ts';
import type { Room } from './room.ts';

/** `kinds`: the kinds of containers beside trips and transfers. */
export function listRooms(kinds = checklistKinds): readonly Room[] {
  return [
    referenceData((context) => ({
      passwordKey: () => readPasswordKey(context),
      routeNews: (locale) => readRouteNews(context, locale),
    })),
    audit,
    backups,
    upkeep,
    pulse,
    secrets,
    content,
    files,
    attachments((context) => [
      endOfPhotos(context),
      endOfClaimPictures(context),
      endOfCompensationPhotos(context),
      endOfApprovalPhotos(context),
      endOfEvidence(context),
    ]),
    notifications((context) => ({
      findCode: (collector) => codeOf(context, collector),
      firmName: () => readFirmName(context),
    })),
    pickupPoints,
    pricing,
    accounts(
      (context) => ({
        housesOf: (principal, locale) => readOwnHouses(context, principal, locale),
        unreadOf: (principal) => countUnreadOf(context, principal),
        codeGiven: async (tx, code) => {
          await giveParcelsOfUnknownCodes(context, tx, [code]);
        },
      }),
      {
        readCredit: readCreditOf,
        isUnused: isAccountUnused,
        moveChoices,
        closing: {
          lockMoney: (tx, { customerCode }) => lockPurses(tx, [customerCode]),
          findHindrances: findClosingHindrances,
          forget: async (tx, { id, customerCode }) => {
            await forgetRecipients(tx, id);
            await forgetParcelNames(tx, customerCode);
          },
        },
      },
    ),
    tracking(chargesOfOwned),
    billing,
    containers,
    orders((context) => (tx, noter, note) => noteOnCustomer(context, tx, noter, note)),
    collection,
    linehaul,
    warehouse,
    handOver(findDeviceInUse),
    parcelLetters,
    search,
    cargo,
    imports,
    stations(kinds),
    documents,
    records,
    pool,
    reports,
  ];
}

/** What rooms do when something has happened below them. */
export function listSubscriptions(context: Context): Subscription[] {
  return listRooms().flatMap((room) => room.subscriptions?.(context) ?? []);
}

/** What the rooms do outside of requests. */
export function listJobs(context: Context): Job[] {
  const rooms = listRooms();
  const events = rooms.flatMap((room) => room.publishes ?? []);
  return [
    ...rooms.flatMap((room) => room.jobs?.(context) ?? []),
    ...eventJobs(context, events, listSubscriptions(context)),
  ];
}
