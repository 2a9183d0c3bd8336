import {
  type Sheet,
  readSpreadsheet,
  type WantedHeading,
} from '../../../parts/spreadsheets/read-spreadsheet.ts'
import { knownMessage } from '../../../i18n/known-message.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import { Problem, type ProblemCode } from '../../contract/problem.ts'
import type { UploadedFile } from '../../contract/values/uploaded-file.ts'

/** A refusal of the file that was sent, said at the file's field as well. */
export function fileProblem(code: ProblemCode, message: DisplayText): Problem {
  return new Problem(code, message, { errors: { file: [message] } })
}

/**
 * Reads the sheet with the wanted headings, or the first one, of a spreadsheet that somebody sent; whoever calls decides
 * how many at once. Throws a problem under `file`:
 * `unsupported_media_type` for what is none or cannot be read, `too_large` for more than the limits; and `unavailable`
 * where the system has no room for the process that reads.
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
