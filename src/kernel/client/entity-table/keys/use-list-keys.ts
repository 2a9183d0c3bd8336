import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import type { Entity } from '../../../contract/entity.ts'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import type { RowSelection } from '../../bulk/row-selection.ts'
import { isBehindDialog } from '../../messages/is-behind-dialog.ts'
import { useMay } from '../../session/rights.ts'
import { useKeyOfEveryKeyboard } from '../../shell/keyboard/on-every-keyboard.ts'
import { rowsIn } from './use-row-keys.ts'

/** Marks a list, so that a key applies to the list with the focus, or to the first of the page. */
export const listMark = { 'data-list': true } as const

function takesKeys(list: Element | null | undefined): boolean {
  if (!list || isBehindDialog()) return false
  const focused = document.activeElement
  if (focused?.closest('[role="menu"]')) return false
  return (focused?.closest('[data-list]') ?? document.querySelector('[data-list]')) === list
}

/** `n` opens the form of a new record, for users who may create one. */
export function useCreateKey(
  list: RefObject<HTMLElement | null>,
  entity: Entity,
  create: string | undefined,
): void {
  const navigate = useNavigate()
  const mayCreate = useMay(entity.resource, 'create')
  useKeyOfEveryKeyboard('N', () => {
    if (create !== undefined && mayCreate && takesKeys(list.current)) void navigate(create)
  })
}

interface KeysOfRows<F extends Fields> {
  body: RefObject<HTMLTableSectionElement | null>
  entity: Entity
  /** The row that the Tab key reaches. */
  active: number
  rows: readonly RowOf<F>[] | undefined
  /** The address of a row's form; undefined if it cannot be updated. */
  update: ((row: RowOf<F>) => string | undefined) | undefined
  selection: RowSelection<F> | undefined
}

/** `j` and `k` move through the rows from anywhere on the page, `x` selects the focused row, `e` edits it. */
export function useKeysOfRows<F extends Fields>({
  body,
  entity,
  active,
  rows,
  update,
  selection,
}: KeysOfRows<F>): void {
  const navigate = useNavigate()
  const mayUpdate = useMay(entity.resource, 'update')
  const focused = () => {
    if (!takesKeys(body.current?.closest('[data-list]'))) return undefined
    const drawn = rowsIn(body.current)
    return { drawn, here: drawn.findIndex((row) => row.contains(document.activeElement)) }
  }
  const move = (by: 1 | -1) => {
    const at = focused()
    at?.drawn[at.here === -1 ? active : at.here + by]?.focus()
  }
  useKeyOfEveryKeyboard('J', () => move(1))
  useKeyOfEveryKeyboard('K', () => move(-1))
  useKeyOfEveryKeyboard('X', () => {
    const row = rows?.[focused()?.here ?? -1]
    if (row) selection?.set([row], !selection.has(Number(row['id'])))
  })
  useKeyOfEveryKeyboard('E', () => {
    const row = rows?.[focused()?.here ?? -1]
    const to = row && mayUpdate ? update?.(row) : undefined
    if (to !== undefined) void navigate(to)
  })
}
