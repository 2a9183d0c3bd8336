import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import styles from './file-zone.module.css'
import { useTranslate } from '../../language/language.ts'

interface FileZoneProps {
  /** The label of the input. */
  label: DisplayText
  /** The file types, as in an input's `accept`. */
  accept: string
  closed?: boolean
  id?: string
  /** The id of the element with the error, if there is one. */
  errorId?: string | undefined
  onFile(file: File): void
  children: ReactNode
}

/** An area to drop or choose a file. It is the label of a file input, so keyboard and accessible name work. */
export function FileZone({ label, accept, closed = false, id, errorId, onFile, children }: FileZoneProps) {
  const t = useTranslate()
  const [hovered, setHovered] = useState(false)
  useNoStrayDrops()
  const take = (file: File | undefined) => {
    if (file && !closed) onFile(file)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setHovered(false)
    take(event.dataTransfer.files[0])
  }
  return (
    <label
      className={styles.zone}
      data-hovered={hovered || undefined}
      data-closed={closed || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setHovered(!closed)
      }}
      onDragLeave={() => setHovered(false)}
      onDrop={onDrop}
    >
      <input
        id={id}
        className={styles.file}
        type="file"
        accept={accept}
        disabled={closed}
        aria-label={t(label)}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // Allows choosing the same file again after it was changed or removed.
          event.currentTarget.value = ''
        }}
      />
      {children}
    </label>
  )
}

/** Without this, a file dropped beside the area would open in the browser and discard the form. */
function useNoStrayDrops(): void {
  useEffect(() => {
    const stop = (event: globalThis.DragEvent) => event.preventDefault()
    addEventListener('dragover', stop)
    addEventListener('drop', stop)
    return () => {
      removeEventListener('dragover', stop)
      removeEventListener('drop', stop)
    }
  }, [])
}
