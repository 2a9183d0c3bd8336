import { computed } from '../../../kernel/contract/fields.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** The permission to use rates far from the daily rate. */
export const rateOverrides = resource('rates_by_hand', 'Override exchange rates', {
  admin: 'U',
  manager: '',
  salesman: '',
})

/** The fields of the rate at which a document's dinars are valued. */
export const givenRate = {
  rate: rate('IQD per USD'),
  /** Required if the rate differs from the daily rate. */
  rate_reason: text('Reason for rate override', { displayedIn: 'said_rate_reason' }),
} as const

/** The daily rate stored with a document, and who reviewed its rate override. */
export const checkedRate = {
  day_rate: computed(rate('Daily rate')),
  rate_seen_by: computed(text('Rate reviewed by')),
  rate_seen_at: computed(instant('Rate reviewed on')),
} as const
