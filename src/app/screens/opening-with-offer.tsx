import { OpeningOffer } from '../../features/money/receive-money/screens/on-account-offer.client.tsx'
import { OpeningView } from '../../features/money/opening-balances/opening-view.client.tsx'

/**
 * A customer opening balance with the credit that can be applied to it, which the opening balances feature does not
 * know.
 */
export function OpeningWithOffer() {
  return <OpeningView head={OpeningOffer} />
}
