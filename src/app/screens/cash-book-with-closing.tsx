import { CashBook } from '../../features/money/accounts/cash-book/cash-book.client.tsx'
import { CloseDayLink } from '../../features/money/closings/screens/close-day-link.client.tsx'

/** A cash book with the link to close the day, which the accounts feature does not know. */
export function CashBookWithClosing() {
  return <CashBook close={CloseDayLink} />
}
