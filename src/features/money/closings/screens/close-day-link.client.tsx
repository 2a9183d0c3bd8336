import { IconCalculator } from '@tabler/icons-react'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { LinkButton } from '../../../../kernel/client/show/link-button.tsx'
import { paths } from '../../../paths.ts'
import { cashClose } from '../cash-closing.contract.ts'

/** A link from the cash book to the count that closes the account's day, for users with the permission. */
export function CloseDayLink({ account }: { account: number }) {
  return useMay(cashClose.resource, 'create') ? (
    <LinkButton to={paths.cashClose.createFor(account)} label="Close day" icon={IconCalculator} />
  ) : null
}
