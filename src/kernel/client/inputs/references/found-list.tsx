import { memo } from 'react'
import type { Fields, RowOf } from '../../../contract/fields.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import { failureMessage } from '../../messages/notify.ts'
import { NamedOption, NoOption } from '../../ui/finding/found-option.tsx'
import { createOption, type Found } from './use-found-rows.ts'

interface FoundListProps<F extends Fields> {
  /** What was found; null while nobody sees it. */
  found: Found<RowOf<F>> | null
  /** The key of the record that is chosen now. */
  chosen: number | undefined
  nameOf(row: RowOf<F>): string
  detailOf: ((row: RowOf<F>) => string | null) | undefined
  /** What is offered when nothing is found. */
  creation: DisplayText | undefined
}

/** The options of a select that searches; drawn anew when they change, and not with each letter. */
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
