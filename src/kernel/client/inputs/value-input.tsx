import type { Field } from '../../contract/fields.ts'
import { ChoiceInput, FlagInput } from './choice-input.tsx'
import { DayInput } from './day-input.tsx'
import type { InputProps } from './input-props.ts'
import { NumberInput } from './number-input.tsx'
import { PictureInput } from './picture-input.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { LineInput, NoteInput, SecretInput } from './text-input.tsx'

/**
 * The input that suits a field's kind. Files, lists, groups and free JSON have none: what they look like is the
 * feature's own matter.
 */
export function ValueInput({ field, value, ...rest }: InputProps<Field, unknown>) {
  const text = typeof value === 'string' ? value : null
  const number = typeof value === 'number' ? value : text
  switch (field.kind) {
    case 'text':
      return <LineInput {...rest} field={field} value={text} />
    case 'note':
      return <NoteInput {...rest} field={field} value={text} />
    case 'secret':
      return <SecretInput {...rest} field={field} value={text} />
    case 'money':
    case 'quantity':
    case 'percent':
    case 'rate':
    case 'whole':
      return <NumberInput {...rest} field={field} value={number} />
    case 'day':
      return <DayInput {...rest} field={field} value={text} />
    case 'choice':
      return <ChoiceInput {...rest} field={field} value={text} />
    case 'flag':
      return <FlagInput {...rest} field={field} value={value === true} />
    case 'reference':
      return <ReferenceInput {...rest} field={field} value={number} />
    case 'picture':
      return <PictureInput {...rest} field={field} value={value instanceof File ? value : text} />
    case 'instant':
    case 'file':
    case 'list':
    case 'group':
    case 'json':
      return null
  }
}
