import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { settings } from '../../settings/settings.contract.ts'
import { closingRight } from './closing-books-right.contract.ts'

const may = { resource: closingRight, verb: 'view' } as const

/** What should be put in order before the books are closed, in display order. */
export const beforeClosing = {
  draft: 'Drafts not issued',
  approval: 'Waiting for approval',
  on_the_way: 'Transfers in transit',
  open_box: 'Cash boxes not counted',
  needs_rate: 'IQD without exchange rate',
  unknown_account: 'Amounts in unknown accounts',
  no_cash_box: 'Petty cash without a cash box',
} as const

const until = day('Closed through|the books')
const reply = {
  message: required(messageText('Message')),
  closed_until: day('Closed through|the books'),
} as const

export const closingBooksEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/books',
    summary:
      'The day the books are closed through (null: open), with each closing and reopening, newest first',
    access: may,
    topic: settings.name,
    reply: {
      closed_until: day('Closed through|the books'),
      decisions: required(
        list('Closing history', {
          id: required(whole('ID')),
          until,
          closed: required(flag('Closed|books')),
          reason: text('Reason'),
          created_at: required(instant('Date and time')),
          created_by_name: text('User'),
        }),
      ),
    },
  }),
  before: endpoint({
    method: 'GET',
    path: '/books/before-closing',
    summary: 'Open points through a day, at most twenty of each kind; they do not prevent closing',
    access: may,
    topic: settings.name,
    query: { until: required(until) },
    reply: {
      groups: required(
        list('Groups', {
          kind: required(choice('Type', beforeClosing)),
          count: required(whole('Count')),
          results: required(
            list('Documents', {
              document: required(text('Document')),
              id: required(whole('ID')),
              label: text('Name'),
              date: day('Date'),
            }),
          ),
        }),
      ),
    },
  }),
  close: endpoint({
    method: 'POST',
    path: '/books/close',
    summary:
      'Close the books through a day, yesterday at the latest: documents of these days can no longer change',
    access: { resource: closingRight, verb: 'create' },
    asksPassword: true,
    securityLog: 'settings_changed',
    securityLogDetail: ['until', 'note'],
    body: { until: required(until), note: text('Note') },
    reply,
  }),
  reopen: endpoint({
    method: 'POST',
    path: '/books/reopen',
    summary: 'Reopen the books with a reason: back to an earlier day, or completely',
    access: 'superuser',
    asksPassword: true,
    securityLog: 'settings_changed',
    securityLogDetail: ['until', 'reason'],
    body: { until, reason: required(text('Reason')) },
    reply,
  }),
} as const
