import { type RefObject, useEffect } from 'react'

const fields = ['input:not([type="hidden"])', 'select', 'textarea']
  .map((control) => `${control}:not(:disabled, [readonly], [tabindex="-1"])`)
  .join(', ')

/**
 * Starts a form of the page in its first field, where one types with keys at hand. What has the focus already keeps it, but
 * for the heading, which has it since nobody took it; a dialog says by itself where it starts.
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
