import type { ReferenceField } from '../../contract/kinds/reference.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './numbers/number.ts'
import { shortBytes } from './form-bytes.ts'

// The key of another record means nothing outside of Inkwell, so files do not contain it.
export const referenceOnServer: KindOnServer<ReferenceField> = {
  column: 'integer',
  bytesMax: shortBytes,
  schema: () => ({ type: 'integer', minimum: 1 }),
  order: byValue,
}
