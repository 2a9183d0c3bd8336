import { type ComponentType, memo, type ReactNode, useMemo } from 'react'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { Picture } from '../../../kernel/client/show/pictures/picture.tsx'
import { formatMoney, formatPrice, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import type { FieldErrors } from '../../../kernel/contract/problem.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { type DraftLine, isCustom, keyOf } from '../invoice-lines.ts'
import styles from './line-table.module.css'

interface LineTableProps {
  lines: readonly DraftLine[]
  /** Messages by field; those of lines have names like `invoice_products.2.quantity`. */
  errors?: FieldErrors
  /** The component of an editable line with its actions; must always be the same one. */
  row?: ComponentType<LineRowProps>
  /** Shown below the lines. */
  children?: ReactNode
}

/** The lines of an invoice: a dense table, or a card for each on narrow screens. */
export function LineTable({ lines, errors, row, children }: LineTableProps) {
  const t = useTranslate()
  const wrong = useMemo(() => (errors ? errorsByLine(errors) : none), [errors])
  return (
    <div className={styles.frame}>
      {/*
       * Rows have their own layout, so that those outside the viewport are not rendered; the roles make it a table
       * again.
       */}
      <table className={styles.table} role="table" data-actions={row !== undefined || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className={styles.hidden}>{t('Image')}</span>
            </th>
            <th scope="col" role="columnheader">
              {t('Item')}
            </th>
            {(['Quantity', 'Unit Price', 'Total'] as const).map((heading) => (
              <th key={heading} scope="col" role="columnheader" className={styles.end}>
                {t(heading)}
              </th>
            ))}
            {row && (
              <th scope="col" role="columnheader" className={styles.end}>
                {t('Actions')}
              </th>
            )}
          </tr>
        </thead>
        {groupsOf(lines).map(({ group, first, lines: some }) => (
          <LineGroup key={group} lines={some} first={first} wrong={wrong} row={row ?? LineRow} />
        ))}
        {children}
      </table>
    </div>
  )
}

const none: ReadonlyMap<number, LineErrors> = new Map()
/** The number of lines that are rendered as one group. */
const linesOfGroup = 20
const usualHeight = 62

/** Groups neighbouring lines by key, so that adding or removing a line changes only its own group. */
function groupsOf(lines: readonly DraftLine[]) {
  const groups: { group: string; of: number; first: number; lines: DraftLine[] }[] = []
  const parts = new Map<number, number>()
  for (const [index, line] of lines.entries()) {
    const of = Math.floor(keyOf(line) / linesOfGroup)
    const last = groups.at(-1)
    if (last?.of === of) last.lines.push(line)
    else {
      // A line moved into a group splits it.
      const part = (parts.get(of) ?? 0) + 1
      parts.set(of, part)
      groups.push({ group: `${of}.${part}`, of, first: index, lines: [line] })
    }
  }
  return groups
}

interface LineGroupProps {
  lines: readonly DraftLine[]
  /** The index of the first line in the invoice. */
  first: number
  wrong: ReadonlyMap<number, LineErrors>
  row: ComponentType<LineRowProps>
}

const LineGroup = memo(
  function LineGroup({ lines, first, wrong, row: Row }: LineGroupProps) {
    return (
      <tbody
        role="rowgroup"
        className={styles.group}
        style={{ containIntrinsicBlockSize: `auto ${lines.length * usualHeight}px` }}
      >
        {lines.map((line, at) => (
          <Row key={keyOf(line)} line={line} errors={wrong.get(first + at)} />
        ))}
      </tbody>
    )
  },
  (before, after) =>
    before.row === after.row &&
    // Errors are assigned by the position of the lines.
    before.wrong === after.wrong &&
    (after.wrong.size === 0 || before.first === after.first) &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, at) => line === after.lines[at]),
)

export type LineErrors = readonly { name: string; messages: readonly DisplayText[] }[]

function errorsByLine(errors: FieldErrors): ReadonlyMap<number, LineErrors> {
  if (Object.keys(errors).length === 0) return none
  const byLine = new Map<number, LineErrors>()
  for (const [name, messages] of Object.entries(errors)) {
    const index = Number(/^invoice_products\.(\d+)\./.exec(name)?.[1] ?? -1)
    byLine.set(index, [...(byLine.get(index) ?? []), { name, messages }])
  }
  return byLine
}

export interface LineRowProps {
  line: DraftLine
  errors: LineErrors | undefined
}

const LineRow = memo(function LineRow({ line, errors }: LineRowProps) {
  const t = useTranslate()
  return (
    <tr role="row">
      <td role="cell" className={styles.picture}>
        <Picture address={line.product_image} alt={line.product_item} size={44} />
      </td>
      <td role="cell" className={styles.item}>
        <div className={styles.name} dir="auto">
          {line.product_item}
        </div>
        <LineRemarks line={line} errors={errors} />
      </td>
      <td role="cell" className={styles.end} data-label={t('Quantity')}>
        {formatQuantity(line.quantity)}
      </td>
      <td role="cell" className={styles.end} data-label={t('Unit Price')}>
        <div>
          {formatPrice(line.unit_price)}
          <PriceRemarks line={line} />
        </div>
      </td>
      <td role="cell" className={`${styles.end} ${styles.total}`} data-label={t('Total')}>
        {formatMoney(line.total, 'USD')}
      </td>
    </tr>
  )
})

/** Below the name of a line: product description or the mark of a custom item, notes and errors. */
export function LineRemarks({ line, errors }: LineRowProps) {
  const t = useTranslate()
  return (
    <>
      {isCustom(line) && <div className={styles.remark}>{t('Custom item')}</div>}
      {line.product_description && (
        <div className={styles.description} dir="auto">
          {line.product_description}
        </div>
      )}
      {line.notes && (
        <div className={styles.notes}>
          <div dir="auto">{line.notes}</div>
        </div>
      )}
      {errors?.map(({ name, messages }) => (
        <div key={name} className={styles.error} data-field={name}>
          {messages.map((each) => t(each)).join(' ')}
        </div>
      ))}
    </>
  )
}

/** The list price if it differs, and a note if the line is free. */
export function PriceRemarks({ line: { unit_price, list_price } }: { line: DraftLine }) {
  const t = useTranslate()
  return (
    <>
      {unit_price === 0 && <div className={styles.remark}>{t('Free of charge')}</div>}
      {list_price !== undefined && list_price !== unit_price && (
        <div className={styles.remark}>{t('List price {price}', { price: formatPrice(list_price) })}</div>
      )}
    </>
  )
}
