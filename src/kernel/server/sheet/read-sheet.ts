import pLimit from 'p-limit'
import { type Sheet, readSpreadsheet } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { recognised } from '../../../words/recognised.ts'
import type { Said } from '../../../words/sentences.ts'
import { Problem, type ProblemCode } from '../../contract/problem.ts'
import type { UploadedFile } from '../../contract/uploaded-file.ts'

const waitingMax = 20
/** A thread takes up to some hundreds of megabytes, so files are read one after the other. */
const oneAtATime = pLimit(1)

/** A refusal of the file that was sent, said at the file's field as well. */
export function fileProblem(code: ProblemCode, message: Said): Problem {
  return new Problem(code, message, { errors: { file: [message] } })
}

/**
 * Reads a spreadsheet that somebody sent, when it is its turn. Throws a problem under `file`:
 * `unsupported_media_type` for what is none or cannot be read, `too_large` for more than the limits.
 */
export async function readSheet(file: UploadedFile): Promise<Sheet> {
  if (oneAtATime.pendingCount >= waitingMax) {
    throw new Problem('unavailable', 'Too many files are being read. Please try again in a moment.', {
      retryAfter: 5,
    })
  }
  const told = await oneAtATime(() => readSpreadsheet(file.bytes))
  if ('refusal' in told) throw fileProblem(told.refusal.code, recognised(told.refusal.message))
  return told.sheet
}
