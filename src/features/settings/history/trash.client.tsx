import { Badge, Button, Text } from '@mantine/core'
import { IconRestore } from '@tabler/icons-react'
import { SearchBox } from '../../../kernel/client/entity-table/toolbar/search-box.tsx'
import { HistoryPages } from '../../../kernel/client/history/history-pages.tsx'
import { type HistoryEntry, savesIn } from '../../../kernel/client/history/saves.ts'
import { fieldsWithoutDuplicates } from '../../../kernel/client/history/fields-without-duplicates.ts'
import { RecordValues } from '../../../kernel/client/history/record-values.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { useListState } from '../../../kernel/client/entity-table/list-state.ts'
import { cancelLabel, sendWhenConfirmed } from '../../../kernel/client/messages/send-when-confirmed.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { CardEntry, CardList } from '../../../kernel/client/card/card-list.tsx'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { valueText } from '../../../kernel/client/show/values/value-text.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import type { Entity } from '../../../kernel/contract/entity.ts'
import { translateParts } from '../../../i18n/translate.ts'
import { ErasePerson } from '../../people/erase/erase-person.client.tsx'
import { user } from '../../people/users.contract.ts'
import { history } from './history.contract.ts'
import styles from '../settings.module.css'

const noFilters: readonly string[] = []

/** The deleted records that the user may restore. */
export function Trash({ entities }: { entities: readonly Entity[] }) {
  const t = useTranslate()
  const state = useListState(noFilters)
  const read = useRead(history.trash, { query: { page: state.page, search: state.search } })
  return (
    <section className={styles.trash} aria-label={t('Trash')}>
      <SearchBox label="Search trash" state={state} />
      <Loaded read={read}>
        {({ results, count }) => (
          <>
            {results.length === 0 ? (
              <Text className={styles.nothing} size="sm" c="dimmed" role="status">
                {state.search === ''
                  ? t('The trash is empty. Deleted records appear here and can be restored.')
                  : t('No deleted records match your search.')}
              </Text>
            ) : (
              <CardList>
                {results.map((entry) => (
                  <Deletion
                    key={entry.id}
                    entry={entry}
                    entity={entities.find(({ name }) => name === entry.table_name)}
                  />
                ))}
              </CardList>
            )}
            <HistoryPages count={count} page={state.page} onChange={state.setPage} />
          </>
        )}
      </Loaded>
    </section>
  )
}

function Deletion({ entry, entity }: { entry: HistoryEntry; entity: Entity | undefined }) {
  const t = useTranslate()
  const restore = useWrite(history.restore)
  const [save] = savesIn([entry], entity ? fieldsWithoutDuplicates(entity.fields) : {})
  const onClick = async () => {
    try {
      const { message } = await sendWhenConfirmed(
        (flags) => restore.mutateAsync({ params: { id: entry.id }, body: flags }),
        cancelLabel,
      )
      notifySuccess(message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  if (!save || !entity) return null
  const texts = save.changes.filter(({ field, from }) => field.kind === 'text' && from !== null)
  const title = texts
    .slice(0, 2)
    .map(({ field, from }) => valueText(field, from, t))
    .join(' · ')
  return (
    <CardEntry
      beside={
        <>
          {entity.name === user.name && <ErasePerson id={entry.record_id} name={title} />}
          <Button
            variant="default"
            size="xs"
            disabled={restore.isPending}
            leftSection={<IconRestore size={16} stroke={1.6} aria-hidden />}
            aria-label={t('Restore {label} {name}', { label: entity.label, name: title })}
            onClick={() => void onClick()}
          >
            {t('Restore')}
          </Button>
        </>
      }
    >
      <Text fw={500} size="sm" component="div">
        <Badge variant="light" color="gray" size="sm" me={8}>
          {t(entity.label)}
        </Badge>
        <bdi>{title || `#${entry.record_id}`}</bdi>
      </Text>
      <Text size="xs" c="dimmed">
        {save.who === null
          ? t('Deleted on {at}', { at: formatInstant(entry.at) })
          : translateParts(t, 'Deleted by {name} on {at}', {
              name: <bdi key="name">{save.who}</bdi>,
              at: <bdi key="at">{formatInstant(entry.at)}</bdi>,
            })}
      </Text>
      <RecordValues save={save} />
    </CardEntry>
  )
}
