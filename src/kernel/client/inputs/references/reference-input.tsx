import { useMemo, useState } from 'react'
import { endpoint, listQuery, listReply } from '../../../contract/endpoint.ts'
import { recordFields } from '../../../contract/entity.ts'
import type { Fields } from '../../../contract/fields.ts'
import type { ReferenceField } from '../../../contract/kinds/reference.ts'
import { text } from '../../../contract/kinds/texts/text.ts'
import { useReferenceName } from '../../show/values/use-reference-name.ts'
import type { InputProps } from '../input-props.ts'
import { SearchSelect } from './search-select.tsx'

/** A search select for the key of another entity's record, shown by its name. */
export function ReferenceInput(props: InputProps<ReferenceField, string | number | null>) {
  const { field, value, onChange, ...shared } = props
  const { path, shows, within } = field.to
  const id = value === null || value === '' ? null : Number(value)
  const [picked, setPicked] = useState<{ id: number; name: string } | null>(null)
  const known = picked?.id === id ? picked : null
  const { name } = useReferenceName(field.to, known ? null : id)
  const list = useMemo(() => listOf(path, shows), [path, shows])
  return (
    <SearchSelect
      {...shared}
      label={field.label}
      required={field.required}
      endpoint={list}
      within={within}
      nameOf={(row) => nameIn(row[shows])}
      chosen={id === null ? null : (known ?? { id, name: name ?? '' })}
      onChange={(row) => {
        setPicked(row && { id: Number(row.id), name: nameIn(row[shows]) })
        onChange(row === null ? '' : Number(row.id))
      }}
    />
  )
}

function nameIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/** The list call of the other entity, typed with only the key and the name. */
function listOf(path: string, shows: string) {
  const fields: Fields = { id: recordFields.id, [shows]: text('Name') }
  return endpoint({
    method: 'GET',
    path,
    summary: 'Search records to refer to',
    access: 'signed-in',
    query: listQuery,
    reply: listReply(fields),
  })
}
