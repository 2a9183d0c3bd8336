import type { Field } from '../../contract/fields.ts'
import type { InputProps } from './input-props.ts'
import { kindInBrowser } from '../kinds.tsx'

/** The input that suits a field's kind; nothing for the kinds whose looks are the feature's own matter. */
export function ValueInput(props: InputProps<Field, unknown>) {
  const { Input } = kindInBrowser(props.field)
  return Input ? <Input {...props} /> : null
}
