import { createHash } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Fields } from '../../contract/fields.ts'
import { Problem } from '../../contract/problem.ts'
import { UploadedFile } from '../../contract/uploaded-file.ts'
import { pictureBytesMax, readPicture } from '../pictures.ts'

const fileBytesMax = 20 * 1024 * 1024
const megabyte = 1024 * 1024

/**
 * What a request carries, as one record. Files of a multipart form are read only for the pictures and files that
 * the endpoint knows; the others are drained and forgotten.
 */
export async function readBody(request: FastifyRequest, fields: Fields): Promise<Record<string, unknown>> {
  if (request.isMultipart()) return await readMultipart(request, fields)
  const body = request.body
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw new Problem('bad_request', 'The body must be a JSON object.')
  }
  return { ...body }
}

/** The parser of forms throws plain errors for forms that are cut off or have no boundary. */
async function readMultipart(request: FastifyRequest, fields: Fields): Promise<Record<string, unknown>> {
  try {
    return await readParts(request, fields)
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error
    throw new Problem('bad_request', 'The form could not be read.')
  }
}

async function readParts(request: FastifyRequest, fields: Fields): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  for await (const part of request.parts({ limits: { fileSize: fileBytesMax } })) {
    if (part.type === 'field') {
      if (part.fieldnameTruncated || part.valueTruncated)
        throw new Problem('too_large', 'A field is too long.')
      body[part.fieldname] = part.value
    } else {
      await readFile(part, fields, body)
    }
  }
  return body
}

async function readFile(part: MultipartFile, fields: Fields, body: Record<string, unknown>): Promise<void> {
  const name = part.fieldname
  const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined
  if (kind === 'picture') {
    const bytes = await bytesOf(part, pictureBytesMax)
    if (bytes.length > 0) body[name] = await readPicture(bytes)
  } else if (kind === 'file') {
    const bytes = await bytesOf(part, fileBytesMax)
    body[name] = new UploadedFile(part.filename, bytes, createHash('sha256').update(bytes).digest('hex'))
  } else {
    part.file.resume()
  }
}

/** The whole of a part; throws `too_large`, under the field's name, when it has more bytes than allowed. */
async function bytesOf({ file, fieldname }: MultipartFile, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of file as AsyncIterable<Buffer>) {
    length += piece.length
    // What is too much is still read, or the sender would see a broken connection instead of the answer.
    if (length <= most) pieces.push(piece)
  }
  if (length > most || file.truncated) {
    const message = `A file here may have at most ${most / megabyte} MB.`
    throw new Problem('too_large', message, { errors: { [fieldname]: [message] } })
  }
  return Buffer.concat(pieces)
}

/** The version in `If-Match` (quoted or bare) or in the body; null when neither is there. */
export function readVersion(request: FastifyRequest, body: Record<string, unknown>): number | null {
  const header = request.headers['if-match']
  const told = header === undefined ? body['version'] : header.replace(/^(W\/)?"(.*)"$/, '$2').trim()
  if (told === undefined || told === null || told === '' || told === '*') return null
  // Nothing else is turned into a number: an object may say by itself what it turns into.
  const version = typeof told === 'number' || typeof told === 'string' ? Number(told) : Number.NaN
  if (!Number.isSafeInteger(version) || version < 0 || version > 2_147_483_647) {
    throw new Problem('bad_request', 'The version must be a whole number.')
  }
  return version
}
