/** Owns what the office changes of the countries: names, and whether we carry from, through or to them. */
import { auditedFields } from '@rohi/contract/fields';
import { countryFields } from '@rohi/contract/reference-data/country.fields';
import { locales } from '@rohi/contract/locales';
import type { CountryFields } from '@rohi/contract/reference-data/vendors.contract';
import type { Context } from '../../context.ts';
import { AppError, type FieldProblem } from '../../errors.ts';
import { announceChanges } from '../../platform/change-feed.ts';
import type { AuditActor } from '../audit/audit.service.ts';
import { changeRow, createRow } from '../audit/change-row.service.ts';
import { findCountry, insertCountry, updateCountry } from './country-list.store.ts';
import { composedNames, refuseTaken } from './vendors.service.ts';

export { findCountry, pageOfCountries } from './country-list.store.ts';

type Editor = AuditActor & { userId: string };

/** As in reference-data.service.ts. */
const changeKey = 'list:country';

const subject = (actor: Editor) => ({
  type: 'country',
  actor,
  audited: auditedFields(countryFields),
});

/** Adds a territory and returns its id. Throws `request.invalid` with the fields that are wrong. */
export async function createCountry(
  context: Context,
  actor: Editor,
  { requestId, ...request }: CountryFields & { requestId: string },
): Promise<number> {
  const fields = readFields(request);
  const edit = { action: 'country:create', requestId, fields } as const;
  const id = await refuseTaken(
    createRow(context, subject(actor), edit, async (tx, at) => {
      await announceChanges(context.changes, tx, [changeKey]);
      return insertCountry(tx, { fields, by: actor.name, at });
    }),
  );
  return Number(id);
}

/** Changes a country over the version that was read. Throws as `changeRow` does, and `request.invalid`. */
export async function changeCountry(
  context: Context,
  actor: Editor,
  id: number,
  { version, ...request }: CountryFields & { version: number },
): Promise<void> {
  const fields = readFields(request);
  await refuseTaken(
    changeRow(
      context,
      subject(actor),
      { action: 'country:edit', id, version, fields },
      (tx) => findCountry(tx, id, true),
      async (tx, _row, at) => {
        await announceChanges(context.changes, tx, [changeKey]);
        await updateCountry(tx, id, { fields, by: actor.name, at });
      },
    ),
  );
}

function readFields(fields: CountryFields): CountryFields {
  const problems: FieldProblem[] = [];
  const names = composedNames(fields.names);
  for (const locale of locales)
    if (names[locale] === '') problems.push({ field: `names.${locale}`, error: 'required' });
  if (fields.enabled && fields.businessLines.length === 0)
    problems.push({ field: 'businessLines', error: 'required' });
  if (problems.length > 0) throw new AppError('request.invalid', { fields: problems });
  return { ...fields, names, businessLines: [...new Set(fields.businessLines)].toSorted() };
}
