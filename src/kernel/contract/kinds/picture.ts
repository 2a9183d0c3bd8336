import type { Label } from '../../../i18n/messages.ts'
import { type Common, declared, type Declared, type Values } from '../fields.ts'
import { RawPicture, type UploadedPicture } from '../values/uploaded-picture.ts'
import type { KindOfField } from './kind.ts'
import { isTyped } from './texts/typed-text.ts'

/** The address of a picture; in requests an uploaded file. */
export interface PictureField extends Common {
  kind: 'picture'
}

declare module '../fields.ts' {
  interface Kinds<F> {
    picture: {
      field: PictureField
      values: Values<string, UploadedPicture | null | undefined, File | string | null>
    }
  }
}

export function picture(label: Label): Declared<PictureField> {
  return { kind: 'picture', label, ...declared }
}

/** Returns the name of the form field that removes a picture. */
export const removalOf = (name: string) => `remove_${name}` as const

export const pictureKind: KindOfField<PictureField> = {
  // Without a new file the picture stays unchanged, whatever was sent. The server decodes the file after all checks.
  clean: (_, raw) => (raw instanceof RawPicture ? raw : null),
  refusal: () => undefined,
  emptyFormValue: () => null,
  accepts: isTyped,
  toText: (_, value, t) => (value instanceof File ? value.name : t('Picture')),
  isLeftOutOfParts: true,
  inTable: { sorts: false },
}
