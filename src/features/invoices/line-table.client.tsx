import type { ReactNode } from 'react'
import { Picture } from '../../kernel/client/show/picture.tsx'
import type { FieldErrors } from '../../kernel/contract/problem.ts'
import { formatMoney } from '../../kernel/contract/money.ts'
import { formatQuantity } from '../../kernel/contract/quantity.ts'
import type { DraftLine } from './invoice-lines.ts'
import styles from './line-table.module.css'

interface LineTableProps {
  lines: readonly DraftLine[]
  /** Messages by field, those of lines named `invoice_products.2.quantity`. */
  errors?: FieldErrors
  /** The buttons of a line. */
  actions?: (line: DraftLine) => ReactNode
}

/** The lines of an invoice: a dense table, or a card for each where it is narrow. */
export function LineTable({ lines, errors, actions }: LineTableProps) {
  return (
    <div className={styles.frame}>
      {/* The roles stay with the elements when narrow screens lay them out as cards. */}
      <table className={styles.table} role="table">
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className={styles.hidden}>Image</span>
            </th>
            <th scope="col" role="columnheader">
              Item
            </th>
            {['Quantity', 'Unit Price', 'Total'].map((heading) => (
              <th key={heading} scope="col" role="columnheader" className={styles.end}>
                {heading}
              </th>
            ))}
            {actions && (
              <th scope="col" role="columnheader" className={styles.end}>
                Actions
              </th>
            )}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {lines.map((line, index) => (
            <tr key={line.id ?? `new ${index}`} role="row">
              <td role="cell" className={styles.picture}>
                <Picture address={line.product_image} alt={line.product_item} size={44} />
              </td>
              <td role="cell" className={styles.item}>
                <div className={styles.name} dir="auto">
                  {line.product_item}
                </div>
                {line.product_description && (
                  <div className={styles.description} dir="auto">
                    {line.product_description}
                  </div>
                )}
                {line.notes && (
                  <div className={styles.notes} dir="auto">
                    {line.notes}
                  </div>
                )}
                {errors && <LineErrors errors={errors} index={index} />}
              </td>
              <td role="cell" className={styles.end} data-label="Quantity">
                {formatQuantity(line.quantity)}
              </td>
              <td role="cell" className={styles.end} data-label="Unit Price">
                {formatMoney(line.unit_price, 'USD')}
              </td>
              <td role="cell" className={`${styles.end} ${styles.total}`} data-label="Total">
                {formatMoney(line.total, 'USD')}
              </td>
              {actions && (
                <td role="cell" className={styles.actions}>
                  {actions(line)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** What is wrong with a line, whichever part of it. */
function LineErrors({ errors, index }: { errors: FieldErrors; index: number }) {
  return Object.entries(errors)
    .filter(([name]) => name.startsWith(`invoice_products.${index}.`))
    .map(([name, messages]) => (
      <div key={name} className={styles.error} data-field={name}>
        {messages.join(' ')}
      </div>
    ))
}
