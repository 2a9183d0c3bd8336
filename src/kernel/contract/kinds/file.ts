import { type Label, message } from '../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../fields.ts'
import { UploadedFile } from '../values/uploaded-file.ts'
import type { KindOfField } from './kind.ts'

/** An uploaded file; the route checks its content. Never part of a record. */
export interface FileField extends Common {
  kind: 'file'
}

declare module '../fields.ts' {
  interface Kinds<F> {
    file: { field: FileField; values: Values<never, UploadedFile, string | null, File> }
  }
}

export function file(label: Label): Declared<FileField> {
  return { kind: 'file', label, ...declared }
}

export const fileKind: KindOfField<FileField> = {
  clean: (_, raw) => (raw === '' ? null : raw),
  refusal: ({ label }, value) =>
    value instanceof UploadedFile ? undefined : message('{label} must be a file.', { label }),
  emptyFormValue: () => '',
  accepts: () => false,
  toText: (_, value) => (value instanceof File ? value.name : ''),
  inTable: { sorts: false },
}
