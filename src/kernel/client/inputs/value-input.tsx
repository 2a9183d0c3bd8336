import type { Field } from '../../contract/fields.ts'
import { onClient } from '../kinds.ts'
import type { InputProps } from './input-props.ts'

/** The input that suits a field's kind; nothing for the kinds whose looks are the feature's own matter. */
export function ValueInput(props: InputProps<Field, unknown>) {
  const { Input } = onClient(props.field)
  return Input ? <Input {...props} /> : null
}
