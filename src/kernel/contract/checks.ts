import * as z from 'zod/mini'
import { isDay } from './day.ts'
import type { CheckedChanges, CheckedInput, Field, Fields } from './fields.ts'
import { largestAmount, roundedAmount } from './money.ts'
import { type FieldErrors, validationProblem } from './problem.ts'
import { asciiDigits, lengthInCodePoints, manyLines, oneLine } from './text.ts'
import { UploadedFile } from './uploaded-file.ts'
import { UploadedPicture } from './uploaded-picture.ts'

/** What came in, brought into the form that is checked and stored; null where there is nothing. */
function cleaned(field: Field, raw: unknown): unknown {
  if (raw === undefined || raw === null) return null
  switch (field.kind) {
    case 'text':
      if (typeof raw !== 'string') return raw
      return oneLine(field.format === 'phone' ? asciiDigits(raw) : raw) || null
    case 'note':
      return typeof raw === 'string' ? manyLines(raw) || null : raw
    case 'secret':
      return raw === '' ? null : raw
    case 'day':
    case 'choice':
      return typeof raw === 'string' ? asciiDigits(raw.trim()) || null : raw
    case 'money': {
      const number = typeof raw === 'string' ? numberFrom(raw) : raw
      return field.decimals === 'rounded' && typeof number === 'number' ? roundedAmount(number) : number
    }
    case 'quantity':
    case 'percent':
    case 'reference':
      return typeof raw === 'string' ? numberFrom(raw) : raw
    case 'whole': {
      const number = typeof raw === 'string' ? numberFrom(raw) : raw
      if (field.outside === 'refused' || typeof number !== 'number') return number
      return Number.isInteger(number) && number >= field.min && number <= field.max ? number : null
    }
    case 'flag':
      return flagFrom(raw)
    case 'file':
      return raw === '' ? null : raw
    case 'instant':
    case 'picture':
    case 'list':
    case 'group':
    case 'json':
      return raw
  }
}

/** A number that was typed, with western or eastern digits; the text itself where it is none. */
function numberFrom(typed: string): number | string | null {
  const ascii = asciiDigits(typed.trim())
  if (ascii === '') return null
  return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(ascii) ? Number(ascii) : typed
}

function flagFrom(raw: unknown): unknown {
  if (raw === '' || raw === 'false' || raw === '0' || raw === 0) return false
  if (raw === 'true' || raw === '1' || raw === 'on' || raw === 1) return true
  return raw
}

function textUpTo(label: string, max: number) {
  return z.string({ error: `${label} must be text.` }).check(
    z.refine((value) => lengthInCodePoints(value) <= max, {
      error: `${label} must have at most ${max} characters.`,
    }),
    z.refine((value) => !value.includes('\0'), { error: `${label} has a character that cannot be kept.` }),
  )
}

function amountBetween(label: string, min: number, max: number) {
  return z.number({ error: `${label} must be a number.` }).check(
    z.refine((value) => value >= min, { error: `${label} must be at least ${min}.` }),
    z.refine((value) => value <= max, { error: `${label} must be at most ${max}.` }),
    z.refine((value) => Number(value.toFixed(2)) === value || Math.abs(value) > max, {
      error: `${label} must have at most 2 decimals.`,
    }),
  )
}

function wholeBetween(label: string, min: number, max: number) {
  const error = `${label} must be a whole number from ${min} to ${max}.`
  return z.number({ error }).check(
    z.refine((value) => Number.isInteger(value), { error }),
    z.refine((value) => value >= min && value <= max, { error }),
  )
}

// Whether an address exists only a letter to it tells; this finds what cannot be one.
const emailShape = /^[^\s@]+@[^\s@]+$/

const choicesNamedMax = 12

function choiceError(label: string, choices: string[]): string {
  if (choices.length > choicesNamedMax) return `${label} must be one of the list.`
  return `${label} must be one of: ${choices.join(', ')}.`
}

function schemaFor(field: Field): z.ZodMiniType {
  const { label } = field
  switch (field.kind) {
    case 'text':
      if (field.format !== 'email') return textUpTo(label, field.max)
      return textUpTo(label, field.max).check(
        z.refine((value) => emailShape.test(value), { error: `${label} must be an e-mail address.` }),
      )
    case 'note':
      return textUpTo(label, field.max)
    case 'secret':
      return textUpTo(label, 1000).check(
        z.refine((value) => lengthInCodePoints(value) >= field.min, {
          error: `${label} must have at least ${field.min} characters.`,
        }),
      )
    case 'money':
      return amountBetween(label, field.min, largestAmount)
    case 'percent':
      return amountBetween(label, 0, 100)
    case 'quantity':
      return amountBetween(label, 0, largestAmount).check(
        z.refine((value) => value > 0 || !field.positive, { error: `${label} must be above 0.` }),
      )
    case 'whole':
      return wholeBetween(label, field.min, field.max)
    case 'reference':
      return wholeBetween(label, 1, 2_147_483_647)
    case 'day':
      return z
        .string({ error: `${label} must be a date.` })
        .check(
          z.refine(isDay, { error: `${label} must be a real date between 1900 and 2200, as YYYY-MM-DD.` }),
        )
    case 'flag':
      return z.boolean({ error: `${label} must be yes or no.` })
    case 'choice':
      return z.enum(Object.keys(field.choices), { error: choiceError(label, Object.keys(field.choices)) })
    case 'list':
      return z
        .array(z.record(z.string(), z.unknown(), { error: `${label} must be a list of records.` }), {
          error: `${label} must be a list.`,
        })
        .check(z.maxLength(field.max, { error: `${label} must have at most ${field.max} entries.` }))
    case 'group':
      return z.record(z.string(), z.unknown(), { error: `${label} must be a record.` })
    case 'instant':
      return z.string({ error: `${label} must be a moment.` })
    case 'file':
      return z.instanceof(UploadedFile, { error: `${label} must be a file.` })
    case 'picture':
    case 'json':
      return z.unknown()
  }
}

const schemas = new WeakMap<Field, z.ZodMiniType>()

function schemaOf(field: Field): z.ZodMiniType {
  let schema = schemas.get(field)
  if (!schema) schemas.set(field, (schema = schemaFor(field)))
  return schema
}

/** Checks one field; adds to `errors` under `name`, and under `name.2.part` for parts of lists. */
function checkField(field: Field, raw: unknown, name: string, errors: FieldErrors): unknown {
  const value = cleaned(field, raw)
  if (value === null) {
    if (field.required) errors[name] = [`${field.label} is required.`]
    else if (field.kind === 'flag') return false
    else if (field.kind === 'list') return []
    return null
  }
  const result = schemaOf(field).safeParse(value)
  if (!result.success) {
    errors[name] = [result.error.issues[0]?.message ?? `${field.label} is not valid.`]
    return null
  }
  if (field.kind === 'list' && Array.isArray(value)) {
    return value.map((entry, index) => collect(field.fields, entry, `${name}.${index}.`, 'all', errors))
  }
  if (field.kind === 'group') return collect(field.fields, value, `${name}.`, 'all', errors)
  return value
}

function collect(
  fields: Fields,
  raw: unknown,
  prefix: string,
  extent: 'all' | 'sent',
  errors: FieldErrors,
): Record<string, unknown> {
  const sent: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
  const checked: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.computed) continue
    if (field.kind === 'picture') {
      // Without a new file a picture stays as it is, whatever came in its place; removing one is explicit.
      if (flagFrom(sent[`remove_${name}`]) === true) checked[name] = null
      else if (sent[name] instanceof UploadedPicture) checked[name] = sent[name]
      continue
    }
    if (sent[name] === undefined && (extent === 'sent' || field.defaulted)) continue
    checked[name] = checkField(field, sent[name], prefix + name, errors)
  }
  return checked
}

/** The messages for every wrong field of a form, none when all is right. */
export function fieldErrors(fields: Fields, raw: unknown, extent: 'all' | 'sent' = 'all'): FieldErrors {
  const errors: FieldErrors = {}
  collect(fields, raw, '', extent, errors)
  return errors
}

/** A whole form, cleaned; throws a validation problem that names every wrong field. */
export function checkAll<F extends Fields>(fields: F, raw: unknown): CheckedInput<F> {
  return checked(fields, raw, 'all') as CheckedInput<F>
}

/**
 * The fields that were sent, cleaned. What was left out stays out, so that an update never erases fields
 * that the sender does not know.
 */
export function checkSent<F extends Fields>(fields: F, raw: unknown): CheckedChanges<F> {
  return checked(fields, raw, 'sent') as CheckedChanges<F>
}

function checked(fields: Fields, raw: unknown, extent: 'all' | 'sent'): Record<string, unknown> {
  const errors: FieldErrors = {}
  const values = collect(fields, raw, '', extent, errors)
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
  return values
}
