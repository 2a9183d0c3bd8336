import { Text } from '@mantine/core'
import { FilterInput } from '../../kernel/client/entity-table/filters/filter-input.tsx'
import { useListState } from '../../kernel/client/entity-table/list-state.ts'
import { HistoryPages } from '../../kernel/client/history/history-pages.tsx'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { useRead } from '../../kernel/client/cache/query.ts'
import { mayDo } from '../../kernel/client/session/account.ts'
import { useMay, useMe } from '../../kernel/client/session/rights.ts'
import { Card } from '../../kernel/client/card/card.tsx'
import { Loaded } from '../../kernel/client/show/loaded.tsx'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import type { Entity } from '../../kernel/contract/entity.ts'
import { formatInstant } from '../../kernel/contract/values/formats.ts'
import { plainText } from '../../i18n/messages.ts'
import { user } from '../people/users.contract.ts'
import { ChangedRecord } from './activity-row.client.tsx'
import { type Changed, changes } from './activity.contract.ts'
import styles from './activity.module.css'

const filters = ['from', 'to', 'person', 'resource', 'money'] as const

/** The changes of all records, grouped by day; `entities` are the kinds of records that have screens. */
export function ActivityScreen({ entities }: { entities: readonly Entity[] }) {
  const state = useListState(filters)
  const { from, to, person, resource, money } = state.filters
  const read = useRead(changes, {
    query: { from, to, person, resource, money: money === 'true' || undefined, page: state.page },
  })
  return (
    <>
      <PageHeading title="Activity" />
      <Filters entities={entities} filters={state.filters} onChange={state.setFilter} />
      <Loaded read={read}>
        {({ results, count }) => (
          <div className={styles.days} data-stale={read.isPlaceholderData || undefined}>
            {results.length === 0 && <NoActivity isNarrowed={Object.keys(state.filters).length > 0} />}
            {daysOf(results).map(([day, saves]) => (
              <Card key={day} title={plainText(day)}>
                <ol className={styles.list}>
                  {saves.map((changed) => {
                    const entity = entities.find(({ name }) => name === changed.resource)
                    const key = `${changed.resource} ${changed.id} ${changed.changes[0]?.save}`
                    return entity && <ChangedRecord key={key} changed={changed} entity={entity} />
                  })}
                </ol>
              </Card>
            ))}
            <HistoryPages count={count} page={state.page} onChange={state.setPage} />
          </div>
        )}
      </Loaded>
    </>
  )
}

interface FiltersProps {
  entities: readonly Entity[]
  filters: Readonly<Record<string, string>>
  onChange(name: string, value: string): void
}

function Filters({ entities, filters: set, onChange }: FiltersProps) {
  const me = useMe()
  const mayViewPeople = useMay(user.resource, 'view')
  const kinds = entities.filter((entity) => mayDo(me, entity.resource, 'view'))
  const { from, to, person, money } = changes.query
  const fields = {
    from,
    to,
    ...(mayViewPeople && { person }),
    resource: choice('Record type', Object.fromEntries(kinds.map(({ name, label }) => [name, label]))),
    money,
  }
  return (
    <div className={styles.filters}>
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className={styles.filter} data-kind={field.kind}>
          <FilterInput
            labelled
            field={field}
            value={set[name] ?? ''}
            onChange={(value) => onChange(name, value)}
          />
        </div>
      ))}
    </div>
  )
}

function NoActivity({ isNarrowed }: { isNarrowed: boolean }) {
  const t = useTranslate()
  return (
    <Card>
      <Text size="sm" c="dimmed" role="status">
        {isNarrowed ? t('No activity matches your filters.') : t('No activity in the last 30 days.')}
      </Text>
    </Card>
  )
}

/** Groups saves by calendar day in the reader's time zone, in their order. */
function daysOf(saves: readonly Changed[]): [string, Changed[]][] {
  const days = new Map<string, Changed[]>()
  for (const save of saves) {
    const [day = ''] = formatInstant(save.at).split(',')
    days.set(day, [...(days.get(day) ?? []), save])
  }
  return [...days]
}
