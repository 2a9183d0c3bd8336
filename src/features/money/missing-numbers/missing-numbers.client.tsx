import { Text } from '@mantine/core'
import { useMemo } from 'react'
import { EntityTable } from '../../../kernel/client/entity-table/entity-table.tsx'
import { useEntityList } from '../../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { PageHeading } from '../../../kernel/client/show/page-heading.tsx'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import type { Label } from '../../../i18n/messages.ts'
import { missingNumbers, missingNumbersEndpoints } from './missing-numbers.contract.ts'

/** The list of missing numbers: who deleted or skipped them, and what the documents contained. */
export function MissingNumbers() {
  const t = useTranslate()
  const list = useEntityList(useYears(), missingNumbersEndpoints.list)
  return (
    <>
      <PageHeading title="Missing Numbers" />
      <Text size="sm" c="dimmed" mb="xs">
        {t(
          'Each number is used only once. A missing number was deleted, or skipped when someone entered a higher one.',
        )}
      </Text>
      <EntityTable
        list={list}
        display={{
          series: { card: 'amount' },
          number: { card: 'number' },
          deleted_by: { card: 'status' },
          deleted_at: { card: 'day' },
          text: { card: 'who', wide: true },
        }}
      />
    </>
  )
}

const yearsShown = 10

/**
 * The years to filter by. The server accepts any year; the select offers recent ones. Years are written alike in all
 * languages.
 */
function useYears(): Entity {
  const thisYear = new Date().getFullYear()
  return useMemo(() => {
    const years = Array.from({ length: yearsShown }, (_, index) => String(thisYear - yearsShown + 1 + index))
    const named = Object.fromEntries(years.map((year) => [year, year as Label]))
    return { ...missingNumbers, filters: { ...missingNumbers.filters, year: choice('Year', named) } }
  }, [thisYear])
}
