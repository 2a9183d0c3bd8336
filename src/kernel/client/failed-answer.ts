import {
  type FieldErrors,
  Problem,
  type ProblemCode,
  type ProblemDetails,
  problemStatus,
} from '../contract/problem.ts'

/** The problem that an answer without success tells of; also for answers of a proxy, which speak no JSON. */
export async function problemFrom(response: Response): Promise<Problem> {
  const body = recordIn(await response.json().catch(() => null))
  const code = codeIn(body, response.status)
  const message = typeof body.message === 'string' ? body.message : 'Internal Server Error'
  return new Problem(code, message, detailsIn(body, response))
}

function codeIn({ code }: Record<string, unknown>, status: number): ProblemCode {
  if (typeof code === 'string' && Object.hasOwn(problemStatus, code)) return code as ProblemCode
  const codes = Object.keys(problemStatus) as ProblemCode[]
  return (
    codes.find((each) => problemStatus[each] === status) ?? (status < 500 ? 'bad_request' : 'unavailable')
  )
}

function detailsIn(body: Record<string, unknown>, response: Response): ProblemDetails {
  const details: ProblemDetails = {}
  const seconds = Number(response.headers.get('Retry-After'))
  if (seconds > 0) details.retryAfter = seconds
  if (typeof body.errors === 'object') details.errors = fieldErrorsIn(recordIn(body.errors))
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

function fieldErrorsIn(errors: Record<string, unknown>): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).map(([name, messages]) => [name, [messages].flat().map(String)]),
  )
}

function recordIn(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
