import type { Field } from '../../kernel/contract/fields.ts'
import { linesIn } from './invoice-lines.ts'
import { invoiceEndpoints } from './invoices.contract.ts'

const fields: Readonly<Record<string, Field>> = invoiceEndpoints.create.body

/**
 * Parses an unfinished invoice from a browser's storage; null if nothing is usable. The text may come from another
 * version or from anyone, so only values that fit their fields are taken.
 */
export function unfinishedIn(stored: string | null): Record<string, unknown> | null {
  const kept = recordIn(stored)
  const values = Object.entries(kept).filter(([name, value]) => {
    const field = fields[name]
    return field !== undefined && !field.computed && fits(field, value)
  })
  if (values.length === 0) return null
  return { ...Object.fromEntries(values), invoice_products: linesIn(kept['invoice_products']) }
}

function recordIn(stored: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(stored ?? 'null')
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
  } catch {
    return {}
  }
}

function fits(field: Field, value: unknown): boolean {
  if (field.kind === 'flag') return typeof value === 'boolean'
  if (field.kind === 'list') return Array.isArray(value)
  if (field.kind === 'choice') return typeof value === 'string' && (value === '' || value in field.choices)
  return typeof value === 'string' || typeof value === 'number'
}
