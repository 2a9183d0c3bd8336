import type { ReferenceField } from '../../contract/kinds/reference.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './numbers/number.ts'
import { shortBytes } from './form-bytes.ts'

// A key of another record says nothing outside of the product, so no file carries it.
export const referenceOnServer: KindOnServer<ReferenceField> = {
  column: 'integer',
  bytesMax: shortBytes,
  schema: () => ({ type: 'integer', minimum: 1 }),
  order: byValue,
}
