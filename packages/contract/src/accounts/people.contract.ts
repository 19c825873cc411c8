import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { referenceList } from '../lists/reference-list.ts';
import { businessLines } from '../business-lines.ts';
import { namesShape } from '../reference-data/reference-data.contract.ts';
import { authorities } from '../authorities.ts';
import { customerCodesEndpoints } from './customer-codes.contract.ts';
import { customerList } from './customer-list.contract.ts';
import { idSelectionText } from './people-selection.ts';
import { roles } from '../roles.ts';

const readCustomers = { kind: 'staff', authority: 'customer:read' } as const;
const readUsers = { kind: 'staff', authority: 'user:read' } as const;

/** A customer; of the phone only the country and the last four digits are shown. */
const customer = z.object({
  id: z.string(),
  code: z.string(),
  name: z.string(),
  contact: z.string(),
  phoneMasked: z.nullable(z.string()),
  businessLine: z.enum(businessLines),
  enabled: z.boolean(),
});

export const customers = referenceList({
  name: 'all-customers',
  of: 'customers',
  access: readCustomers,
  item: customer,
  x: idSelectionText,
});
export const fbaCustomers = referenceList({
  name: 'all-fba-customers',
  of: 'customers who ship cargo of sellers',
  access: readCustomers,
  item: customer,
  x: idSelectionText,
});

/** People of the office: those with a role beside that of a customer. */
export const allUsers = endpoint({
  method: 'GET',
  path: '/common/all-users',
  summary: 'The people of the office with their roles and unit',
  access: readUsers,
  data: z.array(
    z.object({
      id: z.string(),
      username: z.string(),
      name: z.string(),
      operationUnitId: z.nullable(z.int()),
      roles: z.array(z.enum(roles)),
      enabled: z.boolean(),
    }),
  ),
  errors: [],
});

/** How colleagues are called who are on record by their login names. */
export const staffNames = endpoint({
  method: 'GET',
  path: '/common/staff-names',
  summary:
    'How colleagues are called who are on record by login name, also those whose access is closed; where two have one name, the login name stands beside it',
  access: { kind: 'staff', authority: 'parcel:read' },
  data: z.array(z.object({ username: z.string(), name: z.string() })),
  errors: [],
});

/** The next codes of new customers, as the settings stand now. */
export const nextCustomerCodes = endpoint({
  method: 'GET',
  path: '/staff/next-customer-codes',
  summary:
    'Five codes that new customers would get: the very next where they are counted, five of those that are left where they are drawn',
  access: { kind: 'staff', authority: 'dictionary:edit' },
  data: z.object({ way: z.enum(['drawn', 'counted']), codes: z.array(z.string()) }),
  errors: [],
});

export const allRoles = referenceList({
  name: 'all-roles',
  of: 'roles',
  access: readUsers,
  item: z.object({
    id: z.int(),
    code: z.string(),
    name: z.string(),
    names: namesShape,
    authorities: z.array(z.enum(authorities)),
  }),
});

export const peopleEndpoints = [
  ...Object.values(customers),
  ...Object.values(fbaCustomers),
  ...Object.values(allRoles),
  allUsers,
  staffNames,
  nextCustomerCodes,
  ...Object.values(customerList),
  ...customerCodesEndpoints,
];
