import { computed } from '../../../kernel/contract/fields.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** Who may use a rate that is far from the one of its day; everybody else works at that. */
export const rateOverrides = resource('rates_by_hand', 'Override exchange rates', {
  admin: 'U',
  manager: '',
  salesman: '',
})

/** What a document says of the rate that its dinars count at. */
export const givenRate = {
  rate: rate('IQD per USD'),
  /** Said where the rate is not that of its day. */
  rate_reason: text('Reason for rate override', { displayedIn: 'said_rate_reason' }),
} as const

/** What a document says of a rate that is far from that of its day: what that was, and who has looked at it since. */
export const checkedRate = {
  day_rate: computed(rate('Daily rate')),
  rate_seen_by: computed(text('Rate reviewed by')),
  rate_seen_at: computed(instant('Rate reviewed on')),
} as const
