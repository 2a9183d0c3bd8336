import { IconGripVertical } from '@tabler/icons-react'
import type { PointerEvent } from 'react'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { type DraftLine, keyOf } from '../../../invoice-lines.ts'
import styles from './line-cells.module.css'
import { useLineEditing } from './line-editing.client.ts'

const isLine = (row: Element | null | undefined): row is HTMLTableRowElement =>
  row instanceof HTMLTableRowElement && Number(row.dataset['row']) > 0

const middleOf = (row: Element) => {
  const { top, height } = row.getBoundingClientRect()
  return top + height / 2
}

/** The handle that drags a line to another place, by mouse or finger; the keys are Alt with the arrows. */
export function LineGrip({ line }: { line: DraftLine }) {
  const t = useTranslate()
  const { moveLine } = useLineEditing()
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return
    // Neither selects text nor scrolls the page.
    event.preventDefault()
    const table = event.currentTarget.closest('table')
    const key = keyOf(line)
    const row = () => table?.querySelector(`tr[data-row="${key}"]`)
    // Moving the line's element in the page loses the pointer capture, so the window listens.
    const move = ({ clientY }: globalThis.PointerEvent) => {
      const [above, below] = [row()?.previousElementSibling, row()?.nextElementSibling]
      if (isLine(above) && clientY < middleOf(above)) moveLine(key, -1)
      else if (isLine(below) && clientY > middleOf(below)) moveLine(key, 1)
    }
    const end = () => {
      row()?.removeAttribute('data-carried')
      for (const name of ['pointerup', 'pointercancel']) removeEventListener(name, end)
      removeEventListener('pointermove', move)
    }
    row()?.setAttribute('data-carried', 'true')
    for (const name of ['pointerup', 'pointercancel']) addEventListener(name, end)
    addEventListener('pointermove', move)
  }
  return (
    <span className={styles.grip} title={t('Drag to reorder')} aria-hidden onPointerDown={begin}>
      <IconGripVertical size={18} stroke={1.6} />
    </span>
  )
}
