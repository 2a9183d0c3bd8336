import type { Field } from '../../contract/fields.ts'
import type { InputProps } from './input-props.ts'
import { kindInBrowser } from '../kinds.tsx'

/** The default input of a field's kind; null for kinds that have none. */
export function ValueInput(props: InputProps<Field, unknown>) {
  const { Input } = kindInBrowser(props.field)
  return Input ? <Input {...props} /> : null
}
