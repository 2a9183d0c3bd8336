import { lazy, useState } from 'react'
import { SearchSelect } from '../../kernel/client/inputs/references/search-select.tsx'
import { useMay } from '../../kernel/client/session/rights.ts'
import { useReferenceName } from '../../kernel/client/show/values/use-reference-name.ts'
import type { Row } from '../../kernel/contract/entity.ts'
import type { DisplayText } from '../../i18n/messages.ts'
import { sentencesOf } from '../../kernel/contract/entity-sentences.ts'
import { customer, customerEndpoints } from './customers.contract.ts'

const CustomerDialog = lazy(() => import('./customer-dialog.client.tsx'))

interface CustomerSelectProps {
  label: DisplayText
  /** Whether a customer is required; default true. */
  required?: boolean
  id: number | null
  /** The name of the selected customer, if already known. */
  name?: string | undefined
  error: string | undefined
  onChange(row: Row<typeof customer> | null): void
}

/** Selects a customer by any word of the record, or creates a new one. */
export function CustomerSelect({
  label,
  required = true,
  id,
  name: nameAtFirst,
  error,
  onChange,
}: CustomerSelectProps) {
  const mayCreate = useMay(customer.resource, 'create')
  const [picked, setPicked] = useState(
    id === null || nameAtFirst === undefined ? null : { id, name: nameAtFirst },
  )
  const known = picked?.id === id ? picked : null
  const { name } = useReferenceName({ path: customer.path, shows: 'name' }, known ? null : id)
  return (
    <SearchSelect
      label={label}
      required={required}
      endpoint={customerEndpoints.list}
      nameOf={(row) => row.name}
      detailOf={(row) => [row.code, row.phone ?? row.email ?? []].flat().join(' · ')}
      chosen={id === null ? null : (known ?? { id, name: name ?? '' })}
      error={error}
      create={
        mayCreate
          ? { label: sentencesOf(customer).create, dialog: (props) => <CustomerDialog {...props} /> }
          : null
      }
      onChange={(row) => {
        setPicked(row && { id: row.id, name: row.name })
        onChange(row)
      }}
    />
  )
}
