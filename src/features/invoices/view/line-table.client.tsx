import { memo, type ReactNode, useMemo } from 'react'
import { useSay } from '../../../kernel/client/language/language.ts'
import { Picture } from '../../../kernel/client/show/pictures/picture.tsx'
import { formatMoney, formatQuantity } from '../../../kernel/contract/values/formats.ts'
import { sameAmount } from '../../../kernel/contract/values/money.ts'
import type { FieldErrors } from '../../../kernel/contract/problem.ts'
import type { Said } from '../../../words/sentences.ts'
import { type DraftLine, keyOf } from '../invoice-lines.ts'
import styles from './line-table.module.css'

interface LineTableProps {
  lines: readonly DraftLine[]
  /** Messages by field, those of lines named `invoice_products.2.quantity`. */
  errors?: FieldErrors
  /** The buttons of a line; the same function as long as they do the same. */
  actions?: (line: DraftLine) => ReactNode
}

/** The lines of an invoice: a dense table, or a card for each where it is narrow. */
export function LineTable({ lines, errors, actions }: LineTableProps) {
  const say = useSay()
  const wrong = useMemo(() => (errors ? errorsByLine(errors) : none), [errors])
  return (
    <div className={styles.frame}>
      {/* Rows are laid out by themselves, so that those out of sight cost nothing; the roles say that it is a table. */}
      <table className={styles.table} role="table" data-actions={actions !== undefined || undefined}>
        <thead role="rowgroup">
          <tr role="row">
            <th scope="col" role="columnheader">
              <span className={styles.hidden}>{say('Image')}</span>
            </th>
            <th scope="col" role="columnheader">
              {say('Item')}
            </th>
            {(['Quantity', 'Unit Price', 'Total'] as const).map((heading) => (
              <th key={heading} scope="col" role="columnheader" className={styles.end}>
                {say(heading)}
              </th>
            ))}
            {actions && (
              <th scope="col" role="columnheader" className={styles.end}>
                {say('Actions')}
              </th>
            )}
          </tr>
        </thead>
        {groupsOf(lines).map(({ group, first, lines: some }) => (
          <LineGroup key={group} lines={some} first={first} wrong={wrong} actions={actions} />
        ))}
      </table>
    </div>
  )
}

const none: ReadonlyMap<number, LineErrors> = new Map()
/** A table of so many lines is laid out at once. */
const linesOfGroup = 20
const usualHeight = 62

/** Neighbouring lines, always the same together: one more or less changes the group that it is in and no other. */
function groupsOf(lines: readonly DraftLine[]) {
  const groups: { group: number; first: number; lines: DraftLine[] }[] = []
  for (const [index, line] of lines.entries()) {
    const group = Math.floor(keyOf(line) / linesOfGroup)
    const last = groups.at(-1)
    if (last?.group === group) last.lines.push(line)
    else groups.push({ group, first: index, lines: [line] })
  }
  return groups
}

interface LineGroupProps {
  lines: readonly DraftLine[]
  /** Which line of the invoice the first one is, from 0. */
  first: number
  wrong: ReadonlyMap<number, LineErrors>
  actions: LineTableProps['actions']
}

const LineGroup = memo(
  function LineGroup({ lines, first, wrong, actions }: LineGroupProps) {
    return (
      <tbody
        role="rowgroup"
        className={styles.group}
        style={{ containIntrinsicBlockSize: `auto ${lines.length * usualHeight}px` }}
      >
        {lines.map((line, at) => (
          <LineRow key={keyOf(line)} line={line} errors={wrong.get(first + at)} actions={actions} />
        ))}
      </tbody>
    )
  },
  (before, after) =>
    before.actions === after.actions &&
    // Where something is wrong, messages go with the places of the lines.
    before.wrong === after.wrong &&
    (after.wrong.size === 0 || before.first === after.first) &&
    before.lines.length === after.lines.length &&
    before.lines.every((line, at) => line === after.lines[at]),
)

type LineErrors = readonly { name: string; said: readonly Said[] }[]

/** What is wrong with each line, whichever part of it. */
function errorsByLine(errors: FieldErrors): ReadonlyMap<number, LineErrors> {
  if (Object.keys(errors).length === 0) return none
  const byLine = new Map<number, LineErrors>()
  for (const [name, messages] of Object.entries(errors)) {
    const index = Number(/^invoice_products\.(\d+)\./.exec(name)?.[1] ?? -1)
    byLine.set(index, [...(byLine.get(index) ?? []), { name, said: messages }])
  }
  return byLine
}

interface LineRowProps {
  line: DraftLine
  errors: LineErrors | undefined
  actions: LineTableProps['actions']
}

const LineRow = memo(function LineRow({ line, errors, actions }: LineRowProps) {
  const say = useSay()
  return (
    <tr role="row">
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
          <div className={styles.notes}>
            <div dir="auto">{line.notes}</div>
          </div>
        )}
        {errors?.map(({ name, said }) => (
          <div key={name} className={styles.error} data-field={name}>
            {said.map((each) => say(each)).join(' ')}
          </div>
        ))}
      </td>
      <td role="cell" className={styles.end} data-label={say('Quantity')}>
        {formatQuantity(line.quantity)}
      </td>
      <td role="cell" className={styles.end} data-label={say('Unit Price')}>
        <UnitPrice line={line} />
      </td>
      <td role="cell" className={`${styles.end} ${styles.total}`} data-label={say('Total')}>
        {formatMoney(line.total, 'USD')}
      </td>
      {actions && (
        <td role="cell" className={styles.actions}>
          {actions(line)}
        </td>
      )}
    </tr>
  )
})

/** The price agreed on, beside that of the list where it is another; nothing is free without saying so. */
function UnitPrice({ line: { unit_price, list_price } }: { line: DraftLine }) {
  const say = useSay()
  return (
    <div>
      {formatMoney(unit_price, 'USD')}
      {unit_price === 0 && <div className={styles.remark}>{say('Free of charge')}</div>}
      {list_price !== undefined && !sameAmount(list_price, unit_price) && (
        <div className={styles.remark}>{say('List {price}', { price: formatMoney(list_price, 'USD') })}</div>
      )}
    </div>
  )
}
