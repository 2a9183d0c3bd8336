import { type RefObject, useEffect } from 'react'

const fields = ['input:not([type="hidden"])', 'select', 'textarea']
  .map((control) => `${control}:not(:disabled, [readonly], [tabindex="-1"])`)
  .join(', ')

/**
 * Moves the focus to the form's first field, on devices with a keyboard. An element that already has the focus keeps
 * it, except the heading, which gets it by default. Dialogs set their own focus.
 */
export function useFirstField(form: RefObject<HTMLElement | null>, starts: boolean): void {
  useEffect(() => {
    const { current } = form
    if (!starts || !current || current.closest('[role="dialog"]')) return
    const { activeElement } = document
    const isFree = activeElement === document.body || activeElement?.tagName === 'H1'
    if (isFree && matchMedia('(pointer: fine)').matches) {
      current.querySelector<HTMLElement>(fields)?.focus({ preventScroll: true })
    }
  }, [form, starts])
}
