import { plainText, isMessage, type Label, type DisplayText } from '../../../i18n/messages.ts'
import {
  type FieldErrors,
  Problem,
  type ProblemCode,
  type ProblemDetails,
  problemStatus,
} from '../../contract/problem.ts'

/** Returns the problem of an unsuccessful response, also if a proxy sent it without JSON. */
export async function problemFrom(response: Response): Promise<Problem> {
  const body = recordIn(await response.json().catch(() => null))
  const code = codeIn(body, response.status)
  const translatable = recordIn(body.said)
  const instead =
    code === 'unavailable' ? 'Inkwell is restarting. Try again in a moment.' : 'Internal Server Error'
  const message = displayTextIn(translatable.message, body.message) ?? instead
  return new Problem(code, message, detailsIn(body, translatable.errors, response))
}

function codeIn({ code }: Record<string, unknown>, status: number): ProblemCode {
  if (typeof code === 'string' && Object.hasOwn(problemStatus, code)) return code as ProblemCode
  const codes = Object.keys(problemStatus) as ProblemCode[]
  return (
    codes.find((each) => problemStatus[each] === status) ?? (status < 500 ? 'bad_request' : 'unavailable')
  )
}

/** Returns a translatable message, otherwise the text as it was sent; undefined if both are missing. */
function displayTextIn(sentence: unknown, text: unknown): DisplayText | undefined {
  if (isMessage(sentence) || isLabel(sentence)) return sentence
  return typeof text === 'string' ? plainText(text) : undefined
}

/** Client and server have the catalogs of the same version. Text that is in no catalog is shown as it is. */
function isLabel(sentence: unknown): sentence is Label {
  return typeof sentence === 'string'
}

function detailsIn(body: Record<string, unknown>, translatable: unknown, response: Response): ProblemDetails {
  const details: ProblemDetails = {}
  const seconds = Number(response.headers.get('Retry-After'))
  if (seconds > 0) details.retryAfter = seconds
  if (typeof body.errors === 'object') {
    details.errors = fieldErrorsIn(recordIn(body.errors), recordIn(translatable))
  }
  if (typeof body.unless === 'object' && body.unless !== null) details.unless = flagsIn(body.unless)
  if (typeof body.saved === 'object' && body.saved !== null) details.saved = recordIn(body.saved)
  if (typeof body.current === 'object' && body.current !== null) {
    details.conflict = {
      current: recordIn(body.current),
      changed_by: typeof body.changed_by === 'string' ? body.changed_by : null,
      changed_at: String(body.changed_at ?? ''),
    }
  }
  return details
}

function flagsIn(unless: object): Record<string, string> {
  return Object.fromEntries(Object.entries(unless).map(([field, flag]) => [field, String(flag)]))
}

function fieldErrorsIn(errors: Record<string, unknown>, translatable: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => {
      const sentences = [translatable[name]].flat()
      return [
        name,
        [messages]
          .flat()
          .map((text, place) => displayTextIn(sentences[place], String(text)) ?? plainText(String(text))),
      ]
    }),
  )
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
