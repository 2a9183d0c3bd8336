import { memo } from 'react'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import { failureMessage } from '../../messages/notify.ts'
import { NamedOption, NoOption } from '../../ui/finding/found-option.tsx'
import { createOption, type Found } from './use-found-rows.ts'

interface FoundListProps<F extends Fields> {
  /** The search results; null while the list is closed. */
  found: Found<RowOf<F>> | null
  /** The key of the selected record. */
  chosen: number | undefined
  nameOf(row: RowOf<F>): string
  detailOf: ((row: RowOf<F>) => string | null) | undefined
  /** Offered if nothing is found. */
  creation: DisplayText | undefined
}

/** The options of a search select. Memoized, so that it renders when they change and not with each key press. */
export const FoundList = memo(Options) as typeof Options

function Options<F extends Fields>(props: FoundListProps<F>) {
  const { found, chosen, nameOf, detailOf, creation } = props
  const t = useTranslate()
  if (!found) return null
  const { rows, isEmpty, isWaiting, words, error } = found
  return (
    <>
      {rows.map((row) => (
        <NamedOption
          key={String(row.id)}
          value={String(row.id)}
          active={row.id === chosen}
          name={nameOf(row) || '—'}
          detail={detailOf?.(row) ?? null}
        />
      ))}
      {isEmpty && <NoOption>{t('Nothing found')}</NoOption>}
      {isEmpty && creation && (
        <NamedOption value={createOption} name={`+ ${t(creation)}`} detail={words || null} />
      )}
      {isWaiting && <NoOption>{t('Searching…')}</NoOption>}
      {error && <NoOption>{t(failureMessage(error))}</NoOption>}
    </>
  )
}
