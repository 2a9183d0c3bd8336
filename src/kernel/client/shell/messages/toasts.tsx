import { Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useTranslate } from '../../language/language.ts'
import { currentToasts, dismissToast, subscribeToToasts, type Toast } from '../../messages/notify.ts'
import styles from './toasts.module.css'

/** How long a success message is shown (specification, section 9). */
const successMs = 1000
/** How long a toast with a button is shown. */
const actionMs = 8000

/**
 * The toasts in the top corner. Both live regions exist from the start, since screen readers announce only changes
 * within existing regions.
 */
export function Toasts() {
  const toasts = useSyncExternalStore(subscribeToToasts, currentToasts)
  useUndoKey(toasts.findLast(({ action }) => action))
  const shown = (kind: Toast['kind']) =>
    toasts.filter((toast) => toast.kind === kind).map((toast) => <ToastCard key={toast.id} toast={toast} />)
  return (
    <div className={styles.corner}>
      <div role="alert" aria-atomic="false">
        {shown('error')}
      </div>
      <div role="status" aria-atomic="false">
        {shown('success')}
      </div>
    </div>
  )
}

/** One toast. A success disappears after a while, but not while the pointer is over it or the focus inside. */
function ToastCard({ toast: { id, kind, title, message, action } }: { toast: Toast }) {
  const t = useTranslate()
  const [held, setHeld] = useState({ pointer: false, focus: false })
  const waits = kind === 'error' || held.pointer || held.focus
  useEffect(() => {
    if (waits) return
    const timer = setTimeout(() => dismissToast(id), action ? actionMs : successMs)
    return () => clearTimeout(timer)
  }, [id, action, waits])
  const hold = (part: Partial<typeof held>) => setHeld((before) => ({ ...before, ...part }))
  return (
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={() => hold({ pointer: true })}
      onPointerLeave={() => hold({ pointer: false })}
      onFocus={() => hold({ focus: true })}
      onBlur={() => hold({ focus: false })}
    >
      {kind === 'error' ? <IconAlertTriangle size={20} /> : <IconCheck size={20} />}
      <div className={styles.text} dir="auto">
        {title && <strong>{t(title)}</strong>}
        <span>{t(message)}</span>
      </div>
      {action && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            dismissToast(id)
            action.run()
          }}
        >
          {t(action.label)}
        </Button>
      )}
      <CloseButton size="sm" aria-label={t('Close')} onClick={() => dismissToast(id)} />
    </div>
  )
}

/** Ctrl+Z runs the newest toast's action, unless an input has the focus. */
function useUndoKey(toast: Toast | undefined): void {
  useEffect(() => {
    if (!toast) return
    const onKeyDown = (event: KeyboardEvent) => {
      const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey
      const isTyping = event.target instanceof Element && event.target.closest('input, textarea') !== null
      if (!isUndo || isTyping || event.defaultPrevented) return
      event.preventDefault()
      dismissToast(toast.id)
      toast.action?.run()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [toast])
}
