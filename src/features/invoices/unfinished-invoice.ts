import type { Field } from '../../kernel/contract/fields.ts'
import { linesIn } from './invoice-lines.ts'
import { invoiceEndpoints } from './invoices.contract.ts'

const fields: Readonly<Record<string, Field>> = invoiceEndpoints.create.body

/**
 * The values of an unfinished invoice as a browser kept them; null when there is nothing usable. The text may be
 * of another version of the product or of anybody's making, so only what still fits a field is taken.
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
