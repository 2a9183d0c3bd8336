import type { FastifyRequest } from 'fastify'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Field, Fields } from '../../../contract/fields.ts'
import { Problem } from '../../../contract/problem.ts'
import { onServer } from '../../kinds/kinds.ts'
import { jsonBytesMax, shortBytes } from '../../kinds/form-bytes.ts'

const kilobyte = 1024
/** The maximum body without a session, and for paths without a route. */
export const publicBytesMax = 64 * kilobyte
/** Enough for the boundaries between the parts of a form, and for a few unknown fields. */
const formOverhead = 64 * kilobyte

/** The size limits of an endpoint's body, in bytes. */
export interface BodyLimits {
  json: number
  /** The whole of a multipart form. */
  form: number
  /** The known parts of a form with their limits; all other parts are discarded. */
  parts: ReadonlyMap<string, number>
  /** The limit of a part that is not a file. */
  longestText: number
  /** The field with the file, if there is one. */
  file: string | undefined
}

const isFile = ({ kind }: Field) => kind === 'picture' || kind === 'file'

/** The limits of an endpoint, from its fields. */
export function bodyLimitsOf({ access, body }: Pick<Endpoint, 'access' | 'body'>): BodyLimits {
  const isPublic = access === 'public'
  if (isPublic && Object.values(body).some(isFile)) throw new Error('Files are for people with a session.')
  const parts = new Map(partsOf(body))
  const texts = [...parts].filter(([name]) => !body[name] || !isFile(body[name])).map(([, bytes]) => bytes)
  const total = [...parts.values()].reduce((sum, bytes) => sum + bytes, formOverhead)
  return {
    json: isPublic || Object.keys(body).length === 0 ? publicBytesMax : jsonBytesMax,
    form: isPublic ? publicBytesMax : total,
    parts,
    longestText: Math.max(...texts),
    file: Object.keys(body).find((name) => body[name] && isFile(body[name])),
  }
}

/** The error for a part of a form, under the name of its field. */
export function partTooLarge(name: string, message: DisplayText): Problem {
  return new Problem('too_large', message, { errors: { [name]: [message] } })
}

/** The error for a file over its limit. */
export function fileTooLarge(name: string, bytesMost: number): Problem {
  return partTooLarge(
    name,
    message('This file is larger than {most} MB. Choose a smaller one.', { most: bytesMost / kilobyte ** 2 }),
  )
}

/** The error for a whole body; for a form with a file, the file is named as too large. */
export function bodyTooLarge({ file, parts }: BodyLimits, isForm: boolean): Problem {
  const bytes = isForm && file !== undefined ? parts.get(file) : undefined
  if (file !== undefined && bytes !== undefined) return fileTooLarge(file, bytes)
  return new Problem('too_large', 'The request is too large. Send less data at a time.')
}

/** The announced size of a body, or the limit if none is announced. Throws `too_large` before any of it is read. */
export function bytesToCome({ headers }: FastifyRequest, limits: BodyLimits): number {
  const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '')
  const most = isForm ? limits.form : limits.json
  const length = headers['content-length']
  if (length === undefined) return headers['transfer-encoding'] === undefined ? 0 : most
  if (Number(length) > most) throw bodyTooLarge(limits, isForm)
  return Number(length)
}

function partsOf(body: Fields): [name: string, bytes: number][] {
  return [
    ['version', shortBytes()],
    // Computed fields occur only in responses and are discarded like unknown fields.
    ...Object.entries(body).flatMap(([name, field]): [string, number][] =>
      field.computed
        ? []
        : field.kind === 'picture'
          ? [
              [name, onServer(field).bytesMax(field)],
              [`remove_${name}`, shortBytes()],
            ]
          : [[name, onServer(field).bytesMax(field)]],
    ),
  ]
}
