import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { throwPicturesAway } from '../../../test/attachments.ts';
import { newTrackingCode } from '../../../test/build.ts';
import { newClaim, newPicture, ownerlessParcel } from '../../../test/claims.ts';
import { createOrderApp, newCustomer, type Customer } from '../../../test/orders.ts';
import { sendPhoto } from '../../../test/photos.ts';
import { screenshot } from '../../../test/pictures.ts';
import { newDevice, scanOf, sendScans, stationPerson, type StationPerson } from '../../../test/stations.ts';
import type { TestApp } from '../../../test/test-app.ts';
import { openToService } from '../../../test/test-server.ts';
import type { DatabaseAddress } from '../../platform/connections.ts';
import { databaseRoles } from '../../platform/rights/database-roles.ts';
import { openPool, type Sql } from '../../platform/sql.ts';
import { attachmentFolders, attachmentSubjects, type AttachmentSubject } from './attachment-subjects.ts';
import { readAttachment, takeSent } from './attachments.service.ts';

let service: TestApp;
let clerk: StationPerson;
let device: string;
let owner: Customer;

beforeAll(async () => {
  ({ service } = await createOrderApp());
  clerk = await stationPerson(service, 'china-operator', 'YIWU-WH');
  device = await newDevice(service);
  owner = await newCustomer(service);
});

/** A parcel that the warehouse has taken in, with its photo. */
async function photographedBox(photoId: string) {
  const scan = scanOf(service, newTrackingCode(), { customerCode: owner.customerCode });
  await sendScans(clerk, device, [scan]);
  const sent = await sendPhoto(service, clerk, {
    deviceId: device,
    photoId,
    code: scan.code,
    scanId: scan.scanId,
  });
  return { code: scan.code, sent };
}

const fileAt = async (path: string, token: string) =>
  (await service.app.inject({ url: `/api${path}`, headers: { token } })).rawPayload;

describe('a picture', () => {
  test('whose id stands for one of another subject is refused, and the other stays', async () => {
    const pictureId = await newPicture(service, owner);
    const { sent } = await photographedBox(pictureId);
    expect(sent).toMatchObject({ status: 409, json: { error: 'stations.photoIdTaken' } });
    // Also where the room of the subject would take it for its own.
    const ofTrip = takeSent(
      service.context,
      {
        id: pictureId,
        subject: 'TRIP',
        isSame: () => true,
        lockOf: () => ({ lane: 'trip:7', lock: async () => undefined }),
        repeated: () => 'stored',
        store: async () => 'new',
      },
      await screenshot(),
    );
    await expect(ofTrip).rejects.toMatchObject({ errorName: 'stations.photoIdTaken' });
    const [row] = await service.context.sql`select subject from attachment where id = ${pictureId}`;
    expect(row).toEqual({ subject: 'CLAIM' });
  });

  test('is read by way of its subject alone', async () => {
    const photoId = randomUUID();
    const { code } = await photographedBox(photoId);
    const [parcel] = await service.context.sql<
      { id: string }[]
    >`select id::text as id from parcel where tracking_code = ${code}`;
    const read = (subject: AttachmentSubject, subjectId = '') =>
      readAttachment(service.context, { subject, subjectIds: [subjectId], id: photoId });
    expect(await read('PARCEL', parcel?.id)).toBeInstanceOf(Buffer);
    expect(await read('PARCEL', '1')).toBeUndefined();
    expect(await read('TRIP', parcel?.id)).toBeUndefined();
  });
});

/** The tables of migration 175 and before, as far as the next one asks for them; all rows of ours go back into them. */
const formerTables = `
  create table parcel_photo (id uuid, parcel_id bigint, kind text, file_name text, byte_length integer, width_px integer, height_px integer,
    place_id integer, device_id uuid, device text, taken_by text, taken_at timestamptz, stored_at timestamptz, scan_id uuid);
  create view parcel_photo_facts as select id from parcel_photo;
  create table claim_picture (id uuid primary key, customer_id uuid, file_name text, byte_length integer, width_px integer, height_px integer,
    sent_at timestamptz);
  create table compensation_photo (id uuid, compensation_id uuid, file_name text, byte_length integer, stored_at timestamptz);
  create table counter_photo (id uuid, approval_id uuid, kind text, file_name text, byte_length integer, width_px integer, height_px integer,
    taken_at timestamptz, stored_at timestamptz);
  create table hand_over_evidence (id uuid, visit_id uuid, unit_id integer, kind text, file_name text, byte_length integer, taken_by text,
    taken_at timestamptz, stored_at timestamptz);
  create table trip_photo (id uuid, trip_id bigint, event_id bigint, file_name text, byte_length integer, width_px integer, height_px integer,
    taken_by text, taken_at timestamptz, stored_at timestamptz);
  insert into parcel_photo select id, subject_id::bigint, kind, file_name, byte_length, width_px, height_px, place_id, device_id, device,
    taken_by, taken_at, stored_at, scan_id from attachment where subject = 'PARCEL';
  insert into claim_picture select id, subject_id::uuid, file_name, byte_length, width_px, height_px, stored_at from attachment where subject = 'CLAIM';
  insert into compensation_photo select id, subject_id::uuid, file_name, byte_length, stored_at from attachment where subject = 'COMPENSATION';
  insert into counter_photo select id, subject_id::uuid, kind, file_name, byte_length, width_px, height_px, taken_at, stored_at
    from attachment where subject = 'APPROVAL';
  insert into hand_over_evidence select id, subject_id::uuid, place_id, kind, file_name, byte_length, taken_by, taken_at, stored_at
    from attachment where subject = 'VISIT';
  insert into trip_photo select id, subject_id::bigint, part::bigint, file_name, byte_length, width_px, height_px, taken_by, taken_at, stored_at
    from attachment where subject = 'TRIP';
  alter table parcel_claim drop constraint parcel_claim_picture_id_fkey,
    add constraint parcel_claim_picture_id_fkey foreign key (picture_id) references claim_picture (id);
  drop view attachment_facts;
  drop table attachment;`;

/** Pictures of the subjects that no call of this test has made, each with its file. */
async function addOthers({ context }: TestApp): Promise<void> {
  const at = context.clock.now();
  const file = async (subject: AttachmentSubject) =>
    context.files.add(attachmentFolders[subject], 'jpg', Buffer.from(`of ${subject}`), at);
  const add = async (
    subject: AttachmentSubject,
    { subjectId = randomUUID() as string, kind = null as string | null, part = null as string | null },
  ) => context.sql`
    insert into attachment (id, subject, subject_id, part, kind, file_name, byte_length, width_px, height_px, place_id, taken_by, taken_at, stored_at)
    select gen_random_uuid(), ${subject}, ${subjectId}, ${part}, ${kind}, ${await file(subject)}, 9,
      ${['APPROVAL', 'TRIP'].includes(subject) ? 3 : null}, ${['APPROVAL', 'TRIP'].includes(subject) ? 2 : null},
      case when ${subject} = 'VISIT' then (select min(id) from place) end,
      case when ${subject} in ('VISIT', 'TRIP') then 'Zarina' end, case when ${subject} <> 'COMPENSATION' then ${at}::timestamptz end, ${at}`;
  await add('COMPENSATION', {});
  await add('APPROVAL', { kind: 'LABEL' });
  await add('VISIT', { kind: 'SIGNATURE' });
  await add('TRIP', { subjectId: '7', part: '12' });
}

const rowsOf = (sql: Sql) =>
  sql<{ id: string; subject: AttachmentSubject; subject_id: string }[]>`select * from attachment order by id`;

test('a database of the version before goes on with its pictures, which lie where they lay', async ({
  skip,
}) => {
  const { address, context } = service;
  if ('url' in address) skip('tables are made again by their owner on the embedded server');
  const owned = openPool({ ...address, user: databaseRoles.owner } as DatabaseAddress, { connections: 1 });
  onTestFinished(() => owned.end());
  const photoId = randomUUID();
  const { code } = await photographedBox(photoId);
  const claim = await newClaim(service, owner, await ownerlessParcel(service));
  await addOthers(service);
  const photo = await fileAt(`/profile/parcels/${code}/photos/${photoId}`, owner.token);
  const picture = await fileAt(`/profile/claims/${claim.code}/picture`, owner.token);
  expect(photo.length).toBeGreaterThan(500);
  const before = await rowsOf(context.sql);
  expect(new Set(before.map(({ subject }) => subject))).toEqual(new Set(attachmentSubjects));
  await owned.unsafe(formerTables);
  // A customer who has seen the id of a photo has used it for one of their own.
  await owned.unsafe(
    `insert into compensation_photo select '${photoId}', gen_random_uuid(), repeat('0', 32) || '.jpg', 1, now()`,
  );

  await owned.unsafe(
    await readFile(new URL('../../../migrations/0176-attachments.sql', import.meta.url), 'utf8'),
  );
  await openToService(owned, address);

  const after = await rowsOf(context.sql);
  const ids = new Set(before.map(({ id }) => id));
  expect(after.filter(({ id }) => ids.has(id))).toEqual(before);
  expect(after.filter(({ id }) => !ids.has(id))).toMatchObject([{ subject: 'COMPENSATION' }]);
  expect(await fileAt(`/profile/parcels/${code}/photos/${photoId}`, owner.token)).toEqual(photo);
  expect(await fileAt(`/profile/claims/${claim.code}/picture`, owner.token)).toEqual(picture);
  const read = ({ id, subject, subject_id: subjectId }: (typeof before)[number]) =>
    readAttachment(context, { subject, subjectIds: [subjectId], id });
  for (const row of before) expect([row.subject, await read(row)]).toEqual([row.subject, expect.any(Buffer)]);
  // No file of the version before is taken for one that nothing names.
  service.clock.advance(86_400_001);
  await throwPicturesAway(context);
  for (const row of before.filter(({ subject }) => subject !== 'CLAIM'))
    expect([row.subject, await read(row)]).toEqual([row.subject, expect.any(Buffer)]);
});
