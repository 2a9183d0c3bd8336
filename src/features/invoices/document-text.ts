import { formatMoney } from '../../kernel/contract/money.ts'
import type { Labelled } from '../../kernel/contract/printable-text.ts'

/** What stands where nothing is known. */
export const missing = 'N/A'

export function linesOf(value: string | null): string[] {
  return (value ?? '').split(/\r\n?|\n/).flatMap((line) => line.trim() || [])
}

export function text(value: string | null): string {
  return value?.trim() || missing
}

/** A row of the paper, which is left out where it has no value. */
export function given(label: string, value: string | null): Labelled[] {
  return value?.trim() ? [{ label, value: value.trim() }] : []
}

export function inOneLine({ label, value }: Labelled): string {
  return `${label} ${value}`
}

export function money(value: number | null): string {
  return value === null ? missing : formatMoney(value, 'USD')
}
