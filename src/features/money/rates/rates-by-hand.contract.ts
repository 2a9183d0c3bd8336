import { rate } from '../../../kernel/contract/kinds/rate.ts'
import { text } from '../../../kernel/contract/kinds/text.ts'
import { resource } from '../../people/permissions/roles.contract.ts'

/** Who may use a rate that is far from the one of its day; everybody else works at that. */
export const ratesByHand = resource('rates_by_hand', 'Rates by hand', {
  admin: 'U',
  manager: '',
  salesman: '',
})

/** What a document says of the rate that its dinars count at. */
export const givenRate = {
  rate: rate('IQD per USD'),
  /** Said where the rate is not that of its day. */
  rate_reason: text('Reason for the rate'),
} as const
