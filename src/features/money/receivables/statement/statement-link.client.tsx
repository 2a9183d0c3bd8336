import { IconListDetails } from '@tabler/icons-react'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { LinkButton } from '../../../../kernel/client/show/link-button.tsx'
import { paths } from '../../../paths.ts'
import { receivablesRight } from '../receivables.contract.ts'

/** The way to a customer's statement, for those who may see what customers owe. */
export function StatementLink({ customer }: { customer: number }) {
  return useMay(receivablesRight, 'view') ? (
    <LinkButton to={paths.statement.of(customer)} label="Statement" icon={IconListDetails} />
  ) : null
}
