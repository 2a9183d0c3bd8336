import { english } from '../../i18n/english.ts'
import type { DisplayText } from '../../i18n/messages.ts'

/** Every error code of the API with its HTTP status. */
export const problemStatus = {
  bad_request: 400,
  token_not_valid: 401,
  invalid_credentials: 401,
  second_factor_needed: 401,
  permission_denied: 403,
  account_pending: 403,
  account_on_hold: 403,
  confirmation_needed: 403,
  not_found: 404,
  conflict: 409,
  in_use: 409,
  too_large: 413,
  unsupported_media_type: 415,
  validation_failed: 422,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  server_error: 500,
  unavailable: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** Messages by field; a field of a line is named `invoice_products.2.quantity`. */
export type FieldErrors = Record<string, DisplayText[]>

export interface ProblemDetails {
  errors?: FieldErrors
  /** By the field of an error that only asks: the flag by which the body says that it is meant so. */
  unless?: Record<string, string>
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
  /** The record that an earlier attempt had stored, under the key of a request that says something else. */
  saved?: Record<string, unknown>
  /** Of many records at once: with which it cannot be done, and why. */
  cannot?: readonly { id: number; label: string; why: DisplayText }[]
  /** What a conflict shows beside the person's own version. */
  conflict?: { current: Record<string, unknown>; changed_by: string | null; changed_at: string }
}

/** An answer that is not a success, on both sides: thrown by the server, rebuilt by the client's calls. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** What people are told, each in their language; `message` is the same in English, for logs. */
  readonly displayText: DisplayText
  readonly details: ProblemDetails

  constructor(code: ProblemCode, text: DisplayText, details: ProblemDetails = {}) {
    super(english(text))
    this.name = 'Problem'
    this.code = code
    this.displayText = text
    this.details = details
  }

  get status(): number {
    return problemStatus[this.code]
  }
}

/** What may be meant and seldom is: what is asked at which field, and the flag that answers it. */
export interface Confirmation {
  field: string
  flag: string
  message: DisplayText
}

/** Throws a refusal that asks, where there is something to ask: the form's flags say of none of it that it is meant. */
export function requireConfirmed(confirmations: readonly Confirmation[]): void {
  if (confirmations.length === 0) return
  const { details, displayText: text } = validationProblem(
    Object.fromEntries(confirmations.map(({ field, message }) => [field, [message]])),
  )
  const unless = Object.fromEntries(confirmations.map(({ field, flag }) => [field, flag]))
  throw new Problem('validation_failed', text, { ...details, unless })
}

/** A refusal of the given fields. */
export function validationProblem(errors: FieldErrors): Problem {
  const message = Object.values(errors)[0]?.[0] ?? 'Please check your input.'
  return new Problem('validation_failed', message, { errors })
}
