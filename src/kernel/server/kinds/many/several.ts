import type { SeveralField } from '../../../contract/kinds/many/several.ts'
import { shortBytes } from '../form-bytes.ts'
import type { KindOnServer } from '../kind.ts'

export const severalOnServer: KindOnServer<SeveralField> = {
  column: null,
  bytesMax: shortBytes,
  schema: ({ choices }) => {
    const one = Object.keys(choices).join('|')
    return { type: 'string', pattern: `^(${one})(,(${one}))*$` }
  },
}
