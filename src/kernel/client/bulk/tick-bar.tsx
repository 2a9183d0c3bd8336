import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { type BulkActionName, bulkActions } from '../../contract/endpoints/bulk.ts'
import type { Verb } from '../../contract/access.ts'
import type { Fields } from '../../contract/fields.ts'
import { formatCount } from '../../contract/values/formats.ts'
import { useTranslate } from '../language/language.ts'
import type { EntityList } from '../entity-table/use-entity-list.ts'
import { useMe } from '../session/rights.ts'
import { mayDo } from '../session/account.ts'
import { ExportTicked } from './export-ticked.tsx'
import { type SummedColumn, sumsOf } from './sums-of-ticked.ts'
import styles from './tick-bar.module.css'
import type { Ticks } from './ticks.ts'

const BulkDialog = lazy(() => import('./job/bulk-dialog.tsx'))

const verbs = {
  print: 'view',
  export: 'view',
  status: 'update',
  salesman: 'update',
  archive: 'update',
  unarchive: 'update',
  cancel_drafts: 'delete',
  delete: 'delete',
} as const satisfies Record<BulkActionName, Verb>

interface TickBarProps<F extends Fields> {
  list: EntityList<F>
  columns: readonly SummedColumn[]
  ticks: Ticks<F>
  actions: readonly BulkActionName[]
}

/** What is ticked, what it comes to, and what can be done with it. */
export default function TickBar<F extends Fields>({ list, columns, ticks, actions }: TickBarProps<F>) {
  const t = useTranslate()
  const me = useMe()
  const [asked, setAsked] = useState<BulkActionName | null>(null)
  const { entity, count } = list
  const may = actions.filter((action) => mayDo(me, entity.resource, verbs[action]))
  const offersAll = !ticks.all && ticks.many < count
  return (
    <>
      {ticks.many > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={t('Selection')}>
          <Text size="sm" fw={600} role="status">
            {t(ticks.all ? 'All {many} found are selected' : '{many} selected', {
              many: formatCount(ticks.many),
            })}
          </Text>
          {offersAll && (
            <UnstyledButton className={styles.all} onClick={ticks.setAll}>
              {t('Select all {many} found', { many: formatCount(count) })}
            </UnstyledButton>
          )}
          {!ticks.all && (
            <dl className={styles.sums}>
              {sumsOf(columns, ticks.rows).map(({ key, label, sum }) => (
                <div key={key}>
                  <dt>{t(label)}</dt>
                  <dd>
                    <bdi dir="ltr">{sum}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          <div className={styles.actions}>
            {may.map((action) =>
              action === 'export' ? (
                <ExportTicked key={action} list={list} ticks={ticks} />
              ) : (
                <Button
                  key={action}
                  variant="default"
                  size="xs"
                  {...(verbs[action] === 'delete' && { c: 'var(--mantine-color-error)' })}
                  onClick={() => setAsked(action)}
                >
                  {t(bulkActions[action])}
                </Button>
              ),
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('Clear selection')}
              title={t('Clear selection')}
              onClick={ticks.clear}
            >
              <IconX size={17} stroke={1.7} aria-hidden />
            </ActionIcon>
          </div>
        </div>
      )}
      {asked && (
        <Suspense>
          <BulkDialog action={asked} list={list} ticks={ticks} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
