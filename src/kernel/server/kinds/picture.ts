import type { PictureField } from '../../contract/kinds/picture.ts'
import { textInFile } from './in-file.ts'
import type { KindOnServer } from './kind.ts'
import { pictureBytesMax } from '../picture-reader/picture-header.ts'

export const pictureOnServer: KindOnServer<PictureField> = {
  column: 'text',
  bytesMax: () => pictureBytesMax,
  schema: (_, direction) => (direction === 'in' ? { type: 'string', format: 'binary' } : { type: 'string' }),
  fromCell: (_, shown) => ({ value: shown }),
  inFile: textInFile,
}
