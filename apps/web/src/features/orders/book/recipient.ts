import type { DataOf } from '@rohi/contract/endpoint';
import type { listRecipients } from '@rohi/contract/orders/recipients.contract';

/** An entry of the customer's book. */
export type Recipient = DataOf<typeof listRecipients>[number];
