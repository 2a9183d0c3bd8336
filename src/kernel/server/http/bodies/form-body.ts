import { createHash } from 'node:crypto'
import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Field, Fields } from '../../../contract/fields.ts'
import { kindOf } from '../../../contract/kinds.ts'
import { Problem } from '../../../contract/problem.ts'
import { UploadedFile } from '../../../contract/values/uploaded-file.ts'
import { RawPicture } from '../../../contract/values/uploaded-picture.ts'
import { type BodyLimits, bodyTooLarge, fileTooLarge, partTooLarge } from './body-limits.ts'
import { assertShallow } from './nesting.ts'

/** The maximum number of unknown parts, which are discarded. */
const unknownPartsMax = 50

/**
 * Reads a multipart form as one record: the parts that the endpoint knows, pictures and files as their bytes. Throws
 * `too_large` for a part or a form over its limit, `bad_request` for an incomplete or malformed form.
 */
export async function readForm(
  request: FastifyRequest,
  fields: Fields,
  limits: BodyLimits,
): Promise<Record<string, unknown>> {
  const { raw } = request
  let length = 0
  let refuse: (problem: Problem) => void = () => {}
  const overLimit = new Promise<never>((_, reject) => (refuse = reject))
  const count = (piece: Buffer) => {
    length += piece.length
    if (length > limits.form) refuse(bodyTooLarge(limits, true))
  }
  try {
    raw.on('data', count)
    // The parser must start synchronously, or it would miss the bytes that were counted.
    return await Promise.race([readParts(request, fields, limits), overLimit])
  } catch (error) {
    if (error instanceof Problem || (error instanceof Error && 'statusCode' in error)) throw error
    // The parser throws plain errors for incomplete forms and for forms without a boundary.
    throw new Problem('bad_request', 'The form data could not be read. Try again.')
  } finally {
    raw.off('data', count)
    // The rest is read and discarded, or the sender would see a broken connection instead of the response.
    raw.unpipe()
    raw.resume()
  }
}

async function readParts(
  request: FastifyRequest,
  fields: Fields,
  { parts, longestText, form }: BodyLimits,
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {}
  const most = parts.size + unknownPartsMax
  const limit = { fields: most, files: most, parts: most, fieldSize: longestText + 1, fileSize: form }
  for await (const part of request.parts({ limits: limit })) {
    const name = part.fieldname
    const bytesMax = parts.get(name)
    if (part.type === 'field') {
      if (bytesMax === undefined) continue
      if (part.valueTruncated || bytesIn(part.value) > bytesMax)
        throw partTooLarge(name, 'This text is too long. Shorten it.')
      const value = valueOf(Object.hasOwn(fields, name) ? fields[name] : undefined, part.value)
      assertShallow(value)
      body[name] = value
    } else {
      const kind = Object.hasOwn(fields, name) ? fields[name]?.kind : undefined
      if (bytesMax === undefined || (kind !== 'picture' && kind !== 'file')) part.file.resume()
      else await keepFile(part, kind, bytesMax, body)
    }
  }
  return body
}

/** The value of a part that is not a file, parsed as JSON if the field needs it; invalid JSON stays text. */
function valueOf(field: Field | undefined, sent: unknown): unknown {
  // A part may declare itself as JSON, and is already parsed then.
  if (!field || typeof sent !== 'string' || !kindOf(field).jsonInForms) return sent
  if (sent === '') return null
  try {
    return JSON.parse(sent)
  } catch {
    return sent
  }
}

function bytesIn(value: unknown): number {
  return Buffer.byteLength(typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
}

async function keepFile(
  part: MultipartFile,
  kind: 'picture' | 'file',
  bytesMax: number,
  body: Record<string, unknown>,
): Promise<void> {
  const bytes = await bytesOf(part, bytesMax)
  if (kind === 'picture') {
    // A form with an empty file input sends a file without bytes.
    if (bytes.length > 0) body[part.fieldname] = new RawPicture(bytes)
  } else {
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    body[part.fieldname] = new UploadedFile(part.filename, bytes, sha256)
  }
}

/** The whole of a part; throws `too_large`, under the field's name, when it has more bytes than allowed. */
async function bytesOf({ file, fieldname }: MultipartFile, most: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let length = 0
  for await (const piece of file as AsyncIterable<Buffer>) {
    length += piece.length
    if (length <= most) pieces.push(piece)
    else pieces.length = 0
  }
  if (length > most || file.truncated) throw fileTooLarge(fieldname, most)
  return Buffer.concat(pieces)
}
