import { IconListDetails } from '@tabler/icons-react'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { LinkButton } from '../../../../kernel/client/show/link-button.tsx'
import { paths } from '../../../paths.ts'
import { receivablesRight } from '../receivables.contract.ts'

/** A link to a customer's statement, for users with the permission. */
export function StatementLink({ customer, inMenu }: { customer: number; inMenu?: boolean }) {
  return useMay(receivablesRight, 'view') ? (
    <LinkButton to={paths.statement.of(customer)} label="Statement" icon={IconListDetails} inMenu={inMenu} />
  ) : null
}
