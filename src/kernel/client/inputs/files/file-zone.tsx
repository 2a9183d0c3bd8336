import { type DragEvent, type ReactNode, useEffect, useState } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import styles from './file-zone.module.css'
import { useTranslate } from '../../language/language.ts'

interface FileZoneProps {
  /** What is asked for; the name of the input. */
  label: DisplayText
  /** Kinds of files, as the `accept` of an input lists them. */
  accept: string
  closed?: boolean
  id?: string
  /** The element that says what is wrong with the file, where something is. */
  errorId?: string | undefined
  onFile(file: File): void
  children: ReactNode
}

/** An area to drop a file on or to choose one with; it is the label of the input, which keeps keyboard and name. */
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
          // The same file can be chosen again after it was changed or removed.
          event.currentTarget.value = ''
        }}
      />
      {children}
    </label>
  )
}

/** A file dropped beside the area would make the browser leave the page for it, and the form with it. */
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
