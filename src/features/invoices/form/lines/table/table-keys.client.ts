import type { KeyboardEvent } from 'react'
import { isNonLatinKey } from '../../../../../kernel/client/shell/keyboard/on-every-keyboard.ts'
import type { CellName, LineEditing, RowName } from './line-editing.client.ts'

interface Place {
  row: RowName
  cell: CellName
  text: string
}

/**
 * The keys that move through the table and move or duplicate its lines; handled before the input, unless its list is
 * open.
 */
export function onArrows(editing: LineEditing, event: KeyboardEvent): void {
  const place = placeOf(event.target)
  if (!place || event.nativeEvent.isComposing) return
  const { key, altKey, ctrlKey, metaKey } = event
  editing.pressed(event)
  const { row, cell } = place
  const isMod = (ctrlKey || metaKey) && !altKey
  const by = key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : null
  if (isMod && isLetterD(event)) editing.duplicate(row)
  else if (by === null || isMod || isListOpen(event.target)) return
  else if (altKey) editing.move(row, cell, by)
  else if (!editing.moveVertically(row, cell, by)) return
  event.preventDefault()
  event.stopPropagation()
}

/** Enter and Tab at the end of a cell, unless the input has handled them. */
export function onCellEnd(editing: LineEditing, event: KeyboardEvent): void {
  const place = placeOf(event.target)
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event
  const isPlain = !ctrlKey && !metaKey && !altKey && !shiftKey
  if (!place || !isPlain || event.defaultPrevented || event.nativeEvent.isComposing) return
  const { row, cell } = place
  if (key === 'Enter') {
    // Enter in the table must not issue the invoice.
    event.preventDefault()
    if (cell !== 'item') void editing.enter(row, cell, place.text, event.nativeEvent)
    else if (row !== 'new') editing.nextCell(row, cell)
  } else if (key === 'Tab' && row !== 'new') {
    // From the empty row Tab leaves the table.
    event.preventDefault()
    editing.nextCell(row, cell)
  }
}

function isListOpen(input: EventTarget): boolean {
  return input instanceof Element && input.getAttribute('aria-expanded') === 'true'
}

function isLetterD(event: KeyboardEvent): boolean {
  return event.key.toLowerCase() === 'd' || (isNonLatinKey(event) && event.code === 'KeyD')
}

function placeOf(target: EventTarget): Place | null {
  if (!(target instanceof HTMLInputElement)) return null
  const row = target.closest<HTMLElement>('[data-row]')?.dataset['row']
  const cell = target.closest<HTMLElement>('[data-cell]')?.dataset['cell']
  if (row === undefined || (cell !== 'item' && cell !== 'quantity' && cell !== 'unit_price')) return null
  return { row: row === 'new' ? row : Number(row), cell, text: target.value.trim() }
}
