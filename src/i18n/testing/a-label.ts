import type { Label } from '../messages.ts'

/** Returns a label that no catalog has, for tests of fields. */
export function aLabel(text: string): Label {
  return text as Label
}
