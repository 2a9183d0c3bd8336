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

/** Messages by field. A field of a line has a name such as `invoice_products.2.quantity`. */
export type FieldErrors = Record<string, DisplayText[]>

export interface ProblemDetails {
  errors?: FieldErrors
  /** For errors that can be confirmed, by field: the name of the flag that confirms. */
  unless?: Record<string, string>
  /** Seconds after which a retry makes sense. */
  retryAfter?: number
  /** The record that an earlier request with the same idempotency key stored, if its body was different. */
  saved?: Record<string, unknown>
  /** For many records at once: those that the action cannot be run on, with the reason. */
  cannot?: readonly { id: number; label: string; why: DisplayText }[]
  /** The stored version of a record that changed in the meantime, for comparison with the user's version. */
  conflict?: { current: Record<string, unknown>; changed_by: string | null; changed_at: string }
}

/** An unsuccessful response, on both sides: thrown by the server, rebuilt by the client's calls. */
export class Problem extends Error {
  readonly code: ProblemCode
  /** The text for users, in each user's language; `message` is the same in English, for logs. */
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

/** A question about an unusual value: the field that it concerns, and the flag that confirms it. */
export interface Confirmation {
  field: string
  flag: string
  message: DisplayText
}

/** Throws `validation_failed` with all questions that the request has not confirmed, if there are any. */
export function requireConfirmed(confirmations: readonly Confirmation[]): void {
  if (confirmations.length === 0) return
  const { details, displayText: text } = validationProblem(
    Object.fromEntries(confirmations.map(({ field, message }) => [field, [message]])),
  )
  const unless = Object.fromEntries(confirmations.map(({ field, flag }) => [field, flag]))
  throw new Problem('validation_failed', text, { ...details, unless })
}

/** Returns a `validation_failed` problem for the given fields. */
export function validationProblem(errors: FieldErrors): Problem {
  const message = Object.values(errors)[0]?.[0] ?? 'Please check your input.'
  return new Problem('validation_failed', message, { errors })
}
