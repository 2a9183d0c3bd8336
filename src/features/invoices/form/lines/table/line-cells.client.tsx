import { type ReactNode, useState } from 'react'
import { type NumberField, NumberInput } from '../../../../../kernel/client/inputs/number-input.tsx'
import { useStored } from '../../../../../kernel/client/entity-form/store/form-store.ts'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import type { Label } from '../../../../../i18n/messages.ts'
import { type DraftLine, isCustom, keyOf, type NumberName } from '../../../invoice-lines.ts'
import { invoiceLine } from '../../../invoices.contract.ts'
import { ItemSearch } from './item-search.client.tsx'
import styles from './line-cells.module.css'
import { type CellName, type LineEditing, useLineEditing } from './line-editing.client.ts'
import { textsOf } from './line-texts.ts'

interface CellProps {
  line: DraftLine
  cell: CellName
  label: Label
  /** The text of the cell while it is not edited. */
  shown: string
  isWrong?: boolean
  /** Shown beside the text. */
  children?: ReactNode
  input(editing: LineEditing): ReactNode
}

/**
 * A cell of the table: text until it gets the focus, then an input. So there is only one input, however many lines
 * there are.
 */
function Cell({ line, cell, label, shown, isWrong = false, children, input }: CellProps) {
  const t = useTranslate()
  const editing = useLineEditing()
  const row = keyOf(line)
  const isActive = useStored(editing.active, (now) => now.row === row && now.cell === cell)
  return (
    <div
      data-cell={cell}
      data-active={isActive || undefined}
      className={styles.cell}
      onBlur={({ currentTarget, relatedTarget }) => {
        // If another window takes the focus, it comes back later and the cell stays active.
        if (document.hasFocus() && !currentTarget.contains(relatedTarget)) editing.leave(row, cell)
      }}
    >
      {isActive ? (
        input(editing)
      ) : (
        <button
          type="button"
          className={styles.shown}
          dir={cell === 'item' ? 'auto' : undefined}
          aria-label={t('{part}: {name}', { part: t(label), name: shown })}
          data-wrong={isWrong || undefined}
          onFocus={() => editing.go(row, cell)}
          onClick={() => editing.go(row, cell)}
        >
          {shown || '–'}
        </button>
      )}
      {children}
    </div>
  )
}

/** The cell of a line's item. */
export function ItemCell({ line }: { line: DraftLine }) {
  const row = keyOf(line)
  return (
    <Cell
      line={line}
      cell="item"
      label="Item"
      shown={line.product_item}
      input={(editing) => (
        <ItemSearch
          item={line.product_item}
          isCustom={isCustom(line)}
          onPick={(product) => editing.choose(row, product)}
          onText={(text, how) => {
            // Only a choice turns a line of a product into a custom item.
            if (how.isChosen || line.product === null) editing.keepText(row, text, how)
            else if (!how.isLeaving) editing.go(row, 'quantity')
          }}
          onCreate={editing.create}
        />
      )}
    />
  )
}

interface NumberCellProps {
  line: DraftLine
  name: NumberName
  shown: string
  isWrong: boolean
  children?: ReactNode
}

/** The cell of a line's quantity or price. */
export function NumberCell({ line, name, shown, isWrong, children }: NumberCellProps) {
  const typed = textsOf(line)[name]
  return (
    <Cell
      line={line}
      cell={name}
      label={invoiceLine[name].label}
      shown={line.typed?.[name] ?? shown}
      isWrong={isWrong}
      input={(editing) => (
        <NumberEntry
          field={name === 'unit_price' ? editing.priceField(line) : invoiceLine.quantity}
          start={typed}
          onType={(text) => editing.type(keyOf(line), name, text)}
        />
      )}
    >
      {children}
    </Cell>
  )
}

interface NumberEntryProps {
  field: NumberField
  start: string
  onType(text: string): void
}

/** The number while it is edited: exactly as entered, while the line stores the number. */
function NumberEntry({ field, start, onType }: NumberEntryProps) {
  const [first] = useState(start)
  const [typed, setTyped] = useState(start)
  const type = (text: string) => {
    setTyped(text)
    onType(text)
  }
  return (
    <div
      onKeyDownCapture={(event) => {
        if (event.key !== 'Escape' || typed === first) return
        event.stopPropagation()
        type(first)
      }}
    >
      <NumberInput field={field} bare value={typed} onChange={(value) => type(String(value ?? ''))} />
    </div>
  )
}
