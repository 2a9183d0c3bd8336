import type { WantedHeading } from '../../../parts/spreadsheets/read-bytes.mjs'
import { readSpreadsheet, type Sheet } from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { knownMessage } from '../../../i18n/known-message.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { Problem, type ProblemCode } from '../../contract/problem.ts'
import type { UploadedFile } from '../../contract/values/uploaded-file.ts'

/** An error about the uploaded file, also shown at its field. */
export function fileProblem(code: ProblemCode, message: DisplayText): Problem {
  return new Problem(code, message, { errors: { file: [message] } })
}

/**
 * Reads an uploaded spreadsheet: the sheet with the wanted headings, or the first one; the caller limits how many are
 * read at once. Throws a problem at the field `file`: `unsupported_media_type` if it is not a readable spreadsheet,
 * `too_large` if it exceeds the limits. Throws `unavailable` if the system cannot start the process that reads.
 */
export async function readRows(file: UploadedFile, wanted: readonly WantedHeading[] = []): Promise<Sheet> {
  const shown = await readSpreadsheet(file.bytes, wanted).catch((cause: unknown) => {
    const problem = new Problem('unavailable', 'Too many files are being read. Try again in a moment.', {
      retryAfter: 5,
    })
    throw Object.assign(problem, { cause })
  })
  if ('refusal' in shown) {
    const { code, key, values } = shown.refusal
    throw fileProblem(code, knownMessage(key, values))
  }
  return shown.sheet
}
