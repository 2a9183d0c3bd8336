import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { invoice as invoices } from '../../../invoices/invoices.contract.ts'
import { paths } from '../../../paths.ts'
import { opening as openings } from '../../opening-balances/opening.contract.ts'
import type { Debt } from '../debts/debt.ts'

/**
 * The number of a settled debt, with a link for users who may view it. A customer opening balance is marked as such.
 */
export function DebtName({ debt }: { debt: Debt & { invoice_no: string } }) {
  const { invoice, opening, invoice_no } = debt
  const t = useTranslate()
  const mayView = useMay(opening === null ? invoices.resource : openings.resource, 'view')
  const to = opening === null ? paths.invoice.view(invoice ?? 0) : paths.opening.view(opening)
  const name = mayView ? (
    <Anchor key="number" component={Link} to={to} fz="inherit">
      <bdi>{invoice_no}</bdi>
    </Anchor>
  ) : (
    <bdi key="number">{invoice_no}</bdi>
  )
  return opening === null ? name : <>{translateParts(t, 'Opening balance {number}', { number: name })}</>
}
