import { Text } from '@mantine/core'
import { EntityTable } from '../../kernel/client/entity-table/entity-table.tsx'
import { useEntityList } from '../../kernel/client/entity-table/use-entity-list.ts'
import { useSay } from '../../kernel/client/language.ts'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { missingNumbers, missingNumbersEndpoints } from './missing-numbers.contract.ts'

/** Numbers that no document has, with who took them away and what they said. */
export function MissingNumbers() {
  const say = useSay()
  const list = useEntityList(missingNumbers, missingNumbersEndpoints.list)
  return (
    <>
      <PageHeading title="Missing numbers" />
      <Text size="sm" c="dimmed" mb="md">
        {say(
          'No number is given twice. One that is missing was deleted, or was skipped when a higher one was typed.',
        )}
      </Text>
      <EntityTable
        list={list}
        dress={{
          series: { card: 'status' },
          number: { card: 'number' },
          deleted_by: { card: 'who' },
          deleted_at: { card: 'day' },
          text: { wide: true },
        }}
      />
    </>
  )
}
