import { type ReactNode, Suspense, useState } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import type { ListEndpoint } from '../../cache/list-read.ts'
import { FoundList } from './found-list.tsx'
import { SearchField, type SearchFieldProps } from '../../ui/finding/search-field.tsx'
import { useSearchField } from '../../ui/finding/use-search-field.ts'
import { useFoundRows } from './use-found-rows.ts'

/** The dialog in which a record is created that a search has not found. */
export interface CreateDialogProps<Row> {
  /** What was searched for. */
  typed: string
  onCreated(row: Row): void
  onClose(): void
}

interface SearchSelectProps<F extends Fields> extends SearchFieldProps {
  /** The list to search. */
  endpoint: ListEndpoint<F>
  /** What else the list is narrowed by, besides what is typed. */
  within?: Readonly<Record<string, string | number>> | undefined
  /** What people call a record. */
  nameOf(row: RowOf<F>): string
  /** A quiet second line of an option. */
  detailOf?(row: RowOf<F>): string | null
  /** The record that is chosen now; its name may not be known yet. */
  chosen: { id: number; name: string } | null
  onChange(row: RowOf<F> | null): void
  /** Offered when nothing is found, to those who may create one; its label is such as `Create Customer`. */
  create?: { label: DisplayText; dialog(props: CreateDialogProps<RowOf<F>>): ReactNode } | null
}

/**
 * Chooses a record from a list of any length: the server searches while one types. The marked row, which is the first
 * one found, is taken with Enter, also when it comes only later; Tab takes the only one.
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
          // They take their time to draw, so there are none while nobody sees them.
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
