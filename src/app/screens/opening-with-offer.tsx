import { OpeningOffer } from '../../features/money/receive-money/screens/on-account-offer.client.tsx'
import { OpeningView } from '../../features/money/opening-balances/opening-view.client.tsx'

/** An opening document with the money that may settle it, of which opening documents themselves know nothing. */
export function OpeningWithOffer() {
  return <OpeningView head={OpeningOffer} />
}
