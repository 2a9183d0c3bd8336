import type { FastifyRequest } from 'fastify'
import { type DisplayText, message } from '../../../../i18n/messages.ts'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Field, Fields } from '../../../contract/fields.ts'
import { Problem } from '../../../contract/problem.ts'
import { onServer } from '../../kinds.ts'
import { jsonBytesMax, shortBytes } from '../../kinds/form-bytes.ts'

const kilobyte = 1024
/** All that anybody may send without a session, and where no route is. */
export const publicBytesMax = 64 * kilobyte
/** The lines between the parts of a form, and the few fields that an endpoint does not know. */
const formOverhead = 64 * kilobyte

/** How much the body of an endpoint may be. */
export interface BodyLimits {
  json: number
  /** The whole of a multipart form. */
  form: number
  /** The parts of a form that are kept, with the most bytes of each; all others are read past. */
  parts: ReadonlyMap<string, number>
  /** The most bytes of a part that is no file. */
  longestText: number
  /** The field that a form is long for, where it has one. */
  file: string | undefined
}

const isFile = ({ kind }: Field) => kind === 'picture' || kind === 'file'

/** What an endpoint takes, as its fields say it. */
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

/** The refusal of a part of a form, under its field's name. */
export function partTooLarge(name: string, message: DisplayText): Problem {
  return new Problem('too_large', message, { errors: { [name]: [message] } })
}

/** The refusal of a file over its limit. */
export function fileTooLarge(name: string, bytesMost: number): Problem {
  return partTooLarge(
    name,
    message('This file is larger than {most} MB. Choose a smaller one.', { most: bytesMost / kilobyte ** 2 }),
  )
}

/** The refusal of a body as a whole; where a file belongs to it, that is what is too large. */
export function bodyTooLarge({ file, parts }: BodyLimits, isForm: boolean): Problem {
  const bytes = isForm && file !== undefined ? parts.get(file) : undefined
  if (file !== undefined && bytes !== undefined) return fileTooLarge(file, bytes)
  return new Problem('too_large', 'The request is too large. Send less data at a time.')
}

/** How much a body says it will be, or may be where it does not say. Throws `too_large` before any of it is read. */
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
    // What only answers carry is read past, as whatever an endpoint does not know.
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
