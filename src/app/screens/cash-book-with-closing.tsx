import { CashBook } from '../../features/money/accounts/cash-book/cash-book.client.tsx'
import { CloseDayLink } from '../../features/money/closings/screens/close-day-link.client.tsx'

/** A cash book with the way to close the account's day, of which accounts themselves know nothing. */
export function CashBookWithClosing() {
  return <CashBook close={CloseDayLink} />
}
