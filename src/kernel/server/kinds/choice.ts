import type { ChoiceField } from '../../contract/kinds/choice.ts'
import type { Translate } from '../../../i18n/translate.ts'
import { isTextOf } from '../../../i18n/translators.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './numbers/number.ts'
import { shortBytes } from './form-bytes.ts'

export const choiceOnServer: KindOnServer<ChoiceField> = {
  column: 'text',
  bytesMax: shortBytes,
  schema: ({ choices }) => ({ type: 'string', enum: Object.keys(choices) }),
  order: byValue,
  fromCell: (field, shown) => ({ value: chosen(field, shown.trim()) }),
  inFile: { cell: 'plain', words },
}

function words({ choices }: ChoiceField, value: unknown, t: Translate): string {
  const label = choices[String(value)]
  return label === undefined ? String(value) : t(label)
}

/** The stored value for a label in any language, or for the value itself; case is ignored. */
function chosen({ choices }: ChoiceField, text: string): string {
  const wanted = text.toLowerCase()
  const found = Object.entries(choices).find(
    ([value, label]) => value.toLowerCase() === wanted || isTextOf(label, text),
  )
  return found?.[0] ?? text
}
