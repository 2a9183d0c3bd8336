import type { ChoiceField } from '../../contract/kinds/choice.ts'
import type { KindOnServer } from './kind.ts'
import { byValue } from './number.ts'
import { shortBytes } from './form-bytes.ts'

export const choiceOnServer: KindOnServer<ChoiceField> = {
  column: 'text',
  bytesMax: shortBytes,
  schema: ({ choices }) => ({ type: 'string', enum: Object.keys(choices) }),
  order: byValue,
  fromCell: (field, shown) => ({ value: chosen(field, shown.trim()) }),
  inFile: { cell: 'plain', words: ({ choices }, value) => choices[String(value)] ?? String(value) },
}

/** The stored value of a choice that is written as its label or as itself, in any case. */
function chosen({ choices }: ChoiceField, text: string): string {
  const wanted = text.toLowerCase()
  const found = Object.entries(choices).find(
    ([value, label]) => value.toLowerCase() === wanted || label.toLowerCase() === wanted,
  )
  return found?.[0] ?? text
}
