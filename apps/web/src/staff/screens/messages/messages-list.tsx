import { conversationStateNames, conversationStates } from '@rohi/contract/records/conversation-states';
import { ToneLabel } from '../../../shared/ui/tone-label.tsx';
import { fieldNames } from '../../kit/list/audit-words.ts';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { momentText } from '../../kit/list/moment-text.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import { aboutText, type Conversation } from './conversation.ts';
import { ConversationFacts } from './conversation-facts.tsx';
import { messagesListTexts } from '../screen-words.ts';

/** What customers and the office write to each other, by record; opened, it is read and answered. */
export function messagesList(): ListDefinition<Conversation, object> {
  const texts = messagesListTexts.read();
  const names = fieldNames('message');
  const states = optionsOf(conversationStates, conversationStateNames);
  return {
    path: '/staff/messages',
    thing: 'message',
    texts,
    usualSort: '',
    nameOf: (row) => `${row.customer.name} · ${aboutText(row)}`,
    facts: ConversationFacts,
    withoutHistory: true,
    withoutFile: true,
    filters: [{ key: 'state', label: names.state, options: states }],
    columns: [
      {
        key: 'customer',
        title: names.customer,
        width: 230,
        cell: (row) => `${row.customer.code} · ${row.customer.name}`,
      },
      {
        key: 'state',
        title: names.state,
        width: 150,
        cell: ({ state }) => (
          <ToneLabel tone={state === 'WAITING' ? 'gold' : 'grey'}>
            {states.find(({ value }) => value === state)?.label}
          </ToneLabel>
        ),
      },
      { key: 'about', title: names.about, width: 206, cell: aboutText },
      {
        key: 'text',
        title: names.text,
        long: true,
        cell: (row) => (row.fromOffice ? `${texts.office}: ${row.text}` : row.text),
      },
      {
        key: 'waitingSince',
        title: names.waitingSince,
        width: 160,
        end: true,
        cell: ({ waitingSince }) => (waitingSince === null ? '—' : momentText(waitingSince)),
      },
      { key: 'at', title: names.at, width: 180, end: true, minor: true, cell: (row) => momentText(row.at) },
    ],
  };
}
