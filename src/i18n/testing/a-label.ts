import type { Label } from '../messages.ts'

/** A label that no catalogue knows, for tests that are about fields and not about words. */
export function aLabel(text: string): Label {
  return text as Label
}
