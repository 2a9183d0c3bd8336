import { Anchor, Title } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { useSay } from '../../kernel/client/language.ts'
import { useMay } from '../../kernel/client/rights.ts'
import { formatMoney, formatQuantity } from '../../kernel/contract/formats.ts'
import { invoice } from '../invoices/invoices.contract.ts'
import { paths } from '../paths.ts'
import { inPieces } from '../../words/say.ts'
import { paidBackOf } from './credit-document.ts'
import type { CreditRecord } from './credit-notes.contract.ts'
import styles from './credit-notes.module.css'

/** The lines of a credit note, what they come to, and what has become of that. */
export function CreditMoney({ note }: { note: CreditRecord }) {
  const say = useSay()
  const titleId = useId()
  const mayView = useMay(invoice.resource, 'view')
  const usd = (amount: number | null) => formatMoney(amount ?? 0, 'USD')
  const linked = (id: number, number: string | null) =>
    mayView ? (
      <Anchor key={id} component={Link} to={paths.invoice.view(id)} fz="inherit">
        <bdi>{number}</bdi>
      </Anchor>
    ) : (
      <bdi key={id}>{number}</bdi>
    )
  const paidBack = paidBackOf(note)
  return (
    <section className={styles.sheet} aria-labelledby={titleId}>
      <Title order={2} size="h4" id={titleId}>
        {note.invoice === null
          ? say('Credits {amount}', { amount: usd(note.total) })
          : inPieces(say, 'Credits of {invoice_no}', { invoice_no: linked(note.invoice, note.invoice_no) })}
      </Title>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{say('Item')}</th>
            <th scope="col">{say('Quantity')}</th>
            <th scope="col">{say('Unit Price')}</th>
            <th scope="col">{say('Credit|given back')}</th>
          </tr>
        </thead>
        <tbody>
          {note.lines.map((line, index) => (
            // A line of a note has no other name than its place, and never moves.
            <tr key={index}>
              <th scope="row">
                <bdi>{line.description}</bdi>
              </th>
              <td className={styles.amount}>{formatQuantity(line.quantity)}</td>
              <td className={styles.amount}>{usd(line.unit_price)}</td>
              <td className={styles.amount}>{usd(line.credit)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.sums}>
        <dt className={styles.total}>{say('Total')}</dt>
        <dd className={styles.total}>{usd(note.total)}</dd>
        {note.settlements.map(({ invoice: id, invoice_no, amount_usd }) => (
          <div key={id}>
            <dt>{inPieces(say, 'Settles {invoice_no}', { invoice_no: linked(id, invoice_no) })}</dt>
            <dd>{usd(amount_usd)}</dd>
          </div>
        ))}
        {paidBack > 0 && (
          <div>
            <dt>{say('Paid back')}</dt>
            <dd>{usd(paidBack)}</dd>
          </div>
        )}
        <div>
          <dt>{say('On account')}</dt>
          <dd>{usd(note.on_account_usd)}</dd>
        </div>
      </dl>
    </section>
  )
}
