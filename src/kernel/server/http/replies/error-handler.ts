import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { Problem } from '../../../contract/problem.ts'
import { problemFromDatabase } from '../../database/failures/constraint-problem.ts'
import { problemFromDatabaseError } from '../../database/failures/database-error.ts'
import { requestLanguage, translatorFor } from './request-language.ts'

function mapValues<T, U>(record: Readonly<Record<string, T>>, map: (value: T) => U): Record<string, U> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, map(value)]))
}

/** The framework's own errors as problems. */
function problemFromFramework(error: FastifyError): Problem | undefined {
  switch (error.statusCode) {
    case 413:
      return new Problem('too_large', 'The request is too large. Send less data at a time.')
    case 400:
    case 406:
    case 415:
    case 431:
      return new Problem('bad_request', 'The request could not be understood.')
    case 404:
    // A part of the path is longer than any key.
    case 414:
      return new Problem('not_found', 'Not found. The record may have been deleted.')
    default:
      return undefined
  }
}

/** An error as a problem that may be shown; undefined for bugs. */
function problemOf(error: FastifyError): Problem | undefined {
  if (error instanceof Problem) return error
  return problemFromDatabaseError(error) ?? problemFromDatabase(error) ?? problemFromFramework(error)
}

/** Sends every error, in the documented format and without further details. */
export async function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const problem = problemOf(error) ?? new Problem('server_error', 'Internal Server Error')
  request.problem = problem.code
  if (problem.code === 'server_error' || problem.cause !== undefined) request.log.error(error)
  const { errors, unless, retryAfter, conflict, saved, cannot } = problem.details
  const t = translatorFor(request)
  const shown = (messages: readonly DisplayText[]) => messages.map((message) => t(message))
  if (retryAfter !== undefined) void reply.header('retry-after', String(retryAfter))
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .send({
      code: problem.code,
      message: t(problem.displayText),
      ...(errors ? { errors: mapValues(errors, shown) } : {}),
      ...(unless ? { unless } : {}),
      // The message keys with their values, for clients that may show them in another language later. Scripts, which
      // request no language, get the format without them.
      ...(requestLanguage(request) ? { said: { message: problem.displayText, errors } } : {}),
      ...(saved ? { saved } : {}),
      ...(cannot ? { cannot: cannot.map((each) => ({ ...each, why: t(each.why) })) } : {}),
      ...conflict,
      request_id: request.id,
    })
}
