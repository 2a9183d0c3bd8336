import { useSay } from '../../kernel/client/language.ts'
import { ValueInput } from '../../kernel/client/inputs/value-input.tsx'
import { quantity as quantityField } from '../../kernel/contract/kinds/quantity.ts'
import { formatMoney, formatQuantity } from '../../kernel/contract/formats.ts'
import { minus } from '../../kernel/contract/money.ts'
import type { Label } from '../../words/sentences.ts'
import type { ReadLine } from '../invoices/invoices.contract.ts'
import styles from './credit-notes.module.css'

interface InvoiceLineRowProps {
  of: ReadLine
  quantity: string | number
  /** What it takes back. */
  credit: number
  error: string | undefined
  onChange(quantity: string): void
}

/** A line of the invoice, with how many of it are credited. */
export function InvoiceLineRow({ of, quantity, credit, error, onChange }: InvoiceLineRowProps) {
  const say = useSay()
  const left = minus(of.quantity, of.credited ?? 0)
  return (
    <tr>
      <th scope="row">
        <bdi>{of.product_item}</bdi>
      </th>
      <td className={`${styles.amount} ${styles.less}`}>{formatMoney(of.unit_price, 'USD')}</td>
      <td className={styles.amount}>
        {left < of.quantity
          ? say('{part} of {whole}', { part: formatQuantity(left), whole: formatQuantity(of.quantity) })
          : formatQuantity(left)}
      </td>
      <td className={styles.input}>
        <ValueInput
          bare
          // The name that only those hear who do not see the row: said already.
          field={quantityField(say('Credit of {item}', { item: of.product_item }) as Label)}
          value={quantity}
          readOnly={left <= 0}
          onChange={(typed) => onChange(String(typed ?? ''))}
        />
        {error && (
          <span className={styles.error} role="alert">
            {error}
          </span>
        )}
      </td>
      <td className={styles.amount}>{formatMoney(credit, 'USD')}</td>
    </tr>
  )
}
