import { type Label, message } from '../../i18n/messages.ts'
import type { CheckedChanges, CheckedInput, Field, Fields } from './fields.ts'
import { kindOf } from './kinds.ts'
import { flagFrom } from './kinds/flag.ts'
import { removalOf } from './kinds/picture.ts'
import { type FieldErrors, validationProblem } from './problem.ts'

type Extent = 'all' | 'sent'

/**
 * Checks one field. Adds errors under `name`, and under `name.2.part` for parts of lists. With the extent `sent`,
 * missing fields of a nested record keep their values too; rows of a list must be complete.
 */
// oxlint-disable-next-line eslint/max-params
function checkField(field: Field, raw: unknown, name: string, errors: FieldErrors, extent: Extent): unknown {
  const kind = kindOf(field)
  const value = raw === undefined || raw === null ? null : kind.clean(field, raw)
  if (value === null) {
    if (field.required) errors[name] = [message('{label} is required.', { label: field.label })]
    return field.required ? null : (kind.emptyValue?.(field) ?? null)
  }
  const refusal = kind.refusal(field, value)
  if (refusal !== undefined) {
    errors[name] = [refusal]
    return null
  }
  if (!kind.withCheckedParts) return value
  return kind.withCheckedParts(field, value, (fields, part, place) =>
    collect(fields, part, {
      prefix: `${name}.${place}`,
      extent: field.kind === 'group' ? extent : 'all',
      errors,
    }),
  )
}

function collect(
  fields: Fields,
  raw: unknown,
  { prefix, extent, errors }: { prefix: string; extent: Extent; errors: FieldErrors },
): Record<string, unknown> {
  const sent: Record<string, unknown> = typeof raw === 'object' && raw !== null ? { ...raw } : {}
  const checked: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.computed) continue
    if (field.kind === 'picture') {
      // Without a new file the picture stays unchanged; a removal needs its own flag.
      const picture = checkField(field, sent[name], prefix + name, errors, extent)
      if (flagFrom(sent[removalOf(name)]) === true) checked[name] = null
      else if (picture !== null) checked[name] = picture
      continue
    }
    if (sent[name] === undefined && (extent === 'sent' || field.defaulted)) continue
    checked[name] = checkField(field, sent[name], prefix + name, errors, extent)
  }
  for (const [name, { label, unless }] of Object.entries(fields)) {
    if (unless !== undefined)
      syncWithNoneFlag(checked, errors, { name, place: prefix + name, label, flag: unless })
  }
  return checked
}

/**
 * Makes a field agree with its “there is none” flag. If the flag is set, the value is cleared without an error. If a
 * value is sent, the flag is cleared. If neither is the case, the field is required.
 */
function syncWithNoneFlag(
  checked: Record<string, unknown>,
  errors: FieldErrors,
  { name, place, label, flag }: { name: string; place: string; label: Label; flag: string },
): void {
  if (checked[flag] === true) {
    checked[name] = null
    delete errors[place]
  } else if (checked[name] === null && !errors[place])
    errors[place] = [message('{label} is required.', { label })]
  else if (name in checked) checked[flag] = false
}

/** Returns the messages for every wrong field of a form; empty if all fields are right. */
export function fieldErrors(fields: Fields, raw: unknown, extent: Extent = 'all'): FieldErrors {
  const errors: FieldErrors = {}
  collect(fields, raw, { prefix: '', extent, errors })
  return errors
}

/** Returns a form's cleaned values, with nothing in the place of wrong ones. */
export function validValues(fields: Fields, raw: unknown, extent: Extent): Record<string, unknown> {
  return collect(fields, raw, { prefix: '', extent, errors: {} })
}

/** Returns a complete form, cleaned. Throws `validation_failed` with a message for every wrong field. */
export function checkAll<F extends Fields>(fields: F, raw: unknown): CheckedInput<F> {
  return checked(fields, raw, 'all') as CheckedInput<F>
}

/**
 * Returns the fields that were sent, cleaned. Missing fields stay missing, so an update never erases fields that the
 * client does not know.
 */
export function checkSent<F extends Fields>(fields: F, raw: unknown): CheckedChanges<F> {
  return checked(fields, raw, 'sent') as CheckedChanges<F>
}

function checked(fields: Fields, raw: unknown, extent: Extent): Record<string, unknown> {
  const errors: FieldErrors = {}
  const values = collect(fields, raw, { prefix: '', extent, errors })
  if (Object.keys(errors).length > 0) throw validationProblem(errors)
  return values
}
