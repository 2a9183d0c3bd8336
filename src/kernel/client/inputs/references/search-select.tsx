import { type ReactNode, Suspense, useState } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import type { ListEndpoint } from '../../cache/list-read.ts'
import { FoundList } from './found-list.tsx'
import { SearchField, type SearchFieldProps } from '../../ui/finding/search-field.tsx'
import { useSearchField } from '../../ui/finding/use-search-field.ts'
import { useFoundRows } from './use-found-rows.ts'

/** The properties of a dialog that creates a record which the search did not find. */
export interface CreateDialogProps<Row> {
  /** The search text. */
  typed: string
  onCreated(row: Row): void
  onClose(): void
}

interface SearchSelectProps<F extends Fields> extends SearchFieldProps {
  /** The list call to search. */
  endpoint: ListEndpoint<F>
  /** Filters of the list, besides the search text. */
  within?: Readonly<Record<string, string | number>> | undefined
  /** Returns the name of a record. */
  nameOf(row: RowOf<F>): string
  /** Returns the second line of an option. */
  detailOf?(row: RowOf<F>): string | null
  /** The selected record; its name may not be known yet. */
  chosen: { id: number; name: string } | null
  onChange(row: RowOf<F> | null): void
  /** Offered if nothing is found, to users who may create a record; the label is such as `Create Customer`. */
  create?: { label: DisplayText; dialog(props: CreateDialogProps<RowOf<F>>): ReactNode } | null
}

/**
 * A select that searches a list of any length on the server. Enter takes the highlighted option, by default the first,
 * even if the results arrive after the key press. Tab takes the only one.
 */
export function SearchSelect<F extends Fields>({
  endpoint,
  within,
  nameOf,
  detailOf,
  chosen,
  onChange,
  create = null,
  ...shared
}: SearchSelectProps<F>) {
  const [creating, setCreating] = useState<string | null>(null)
  const field = useSearchField(chosen?.name ?? null)
  const found = useFoundRows({
    endpoint,
    within,
    typed: field.words,
    enabled: field.isSearching,
    combobox: field.combobox,
    offersCreation: create !== null,
    onTake: (row) => {
      field.close()
      onChange(row)
    },
    onLeave: field.close,
    onCreate: (words) => {
      field.close()
      setCreating(words)
    },
  })
  return (
    <>
      <SearchField
        {...shared}
        field={field}
        found={found}
        onClear={chosen && (() => onChange(null))}
        onTake={found.take}
      >
        <FoundList
          // Rendering them is slow, so they exist only while the list is open.
          found={field.opened ? found.now : null}
          chosen={chosen?.id}
          nameOf={nameOf}
          detailOf={detailOf}
          creation={create?.label}
        />
      </SearchField>
      {create && creating !== null && (
        <Suspense fallback={null}>
          {create.dialog({
            typed: creating,
            onCreated: (row) => {
              setCreating(null)
              onChange(row)
            },
            onClose: () => setCreating(null),
          })}
        </Suspense>
      )}
    </>
  )
}
