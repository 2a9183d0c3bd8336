import { useHotkeys } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import type { Fields, RowOf } from '../../contract/fields.ts'
import { isBehindDialog } from '../messages/is-behind-dialog.ts'
import { notifyFailure } from '../messages/notify.ts'
import { onEveryKeyboard } from '../shell/keyboard/on-every-keyboard.ts'
import type { EntityList } from './use-entity-list.ts'

/**
 * The list as shown, and as printed with all rows found instead of one page. The rows are fetched before the browser
 * prints, both for Ctrl+P and for `print`.
 */
export function usePrintedList<F extends Fields>(list: EntityList<F>) {
  const [rows, setRows] = useState<readonly RowOf<F>[] | null>(null)
  const { readAll, count } = list
  const print = () => {
    const fetched = async () => {
      try {
        setRows(await readAll())
      } catch (error) {
        notifyFailure(error)
      }
    }
    void fetched()
  }
  // A list on the page of a record is printed with that page.
  const isPage = Object.keys(list.fixed).length === 0
  const asked = () => (isBehindDialog() || count === 0 ? window.print() : print())
  useHotkeys(isPage ? onEveryKeyboard('mod+P', asked) : [], [])
  useEffect(() => {
    if (!rows) return
    const end = () => setRows(null)
    addEventListener('afterprint', end)
    // After the rows are rendered.
    const frame = requestAnimationFrame(() => window.print())
    return () => {
      removeEventListener('afterprint', end)
      cancelAnimationFrame(frame)
    }
  }, [rows])
  const shown: EntityList<F> = rows ? { ...list, rows, state: { ...list.state, page: 1 } } : list
  return { shown, print }
}
