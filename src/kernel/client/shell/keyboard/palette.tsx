import { Suspense, useState } from 'react'
import { searchLengthMax } from '../../../contract/endpoint.ts'
import { useTranslate } from '../../language/language.ts'
import { useReturnFocus } from '../../ui/use-return-focus.ts'
import { useScrollLock } from '../../ui/use-scroll-lock.ts'
import type { Navigation, NavigationItem } from '../frame/sidebar/navigation.ts'
import styles from './palette.module.css'

interface PaletteProps {
  pages: readonly NavigationItem[]
  /** The part that searches and shows results; loaded when the palette is first opened. */
  Opened: Navigation['palette']
  onClose(): void
}

/** The search palette: finds a page, a setting or a record, and what can be done with a customer. */
export function Palette({ pages, Opened, onClose }: PaletteProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState(false)
  useReturnFocus()
  useScrollLock()
  // Until it is loaded, a plain field takes the input.
  const early = (
    <input
      // The user types right after the shortcut that opens it.
      autoFocus
      className={styles.field}
      aria-label={t('Find a page or record')}
      maxLength={searchLengthMax}
      value={typed}
      onChange={(event) => {
        setEntered(false)
        setTyped(event.currentTarget.value)
      }}
      onKeyDown={({ key, nativeEvent }) => {
        if (nativeEvent.isComposing) return
        if (key === 'Enter') setEntered(true)
        if (key === 'Escape') onClose()
      }}
    />
  )
  return (
    <Suspense fallback={early}>
      <Opened pages={pages} typed={typed} onType={setTyped} entered={entered} onClose={onClose} />
    </Suspense>
  )
}
