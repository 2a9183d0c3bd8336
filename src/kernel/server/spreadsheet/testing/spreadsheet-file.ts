import { createHash } from 'node:crypto'
import { UploadedFile } from '../../../contract/values/uploaded-file.ts'

/** An uploaded file, as from a form. */
export function sheetFile(content: Uint8Array | string, name = 'file.csv'): UploadedFile {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content
  return new UploadedFile(name, bytes, createHash('sha256').update(bytes).digest('hex'))
}
