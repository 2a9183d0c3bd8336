import { ActionIcon, Button, Text, UnstyledButton } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { type BulkActionName, bulkActions } from '../../contract/endpoints/bulk.ts'
import type { Verb } from '../../contract/access.ts'
import type { Fields } from '../../contract/fields.ts'
import { formatCount } from '../../contract/values/formats.ts'
import { useTranslate } from '../language/language.ts'
import type { EntityList } from '../entity-table/use-entity-list.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { notifyFailure } from '../messages/notify.ts'
import { printPdf, WindowBlocked } from '../print/print-pdf.ts'
import { useMe } from '../session/rights.ts'
import { mayDo } from '../session/account.ts'
import { ExportSelected } from './export-selected.tsx'
import { papersAtOnce, SomeRefused } from './job/papers-at-once.ts'
import { type SummedColumn, sumsOf } from './sums-of-selected.ts'
import styles from './selection-bar.module.css'
import type { RowSelection } from './row-selection.ts'

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

interface SelectionBarProps<F extends Fields> {
  list: EntityList<F>
  columns: readonly SummedColumn[]
  /** The width of the list. */
  width: number
  selection: RowSelection<F>
  actions: readonly BulkActionName[]
}

/** The numbers of buttons and sums that fit into the line, by the width of the list. */
const roomIn = (widthPx: number) =>
  widthPx < 672 ? { buttons: 2, sums: 1 } : widthPx < 960 ? { buttons: 3, sums: 1 } : { buttons: 4, sums: 2 }

/**
 * The line that replaces search and filters while rows are selected: their number, their sums and the actions. Actions
 * that do not fit are in the menu *More*.
 */
export default function SelectionBar<F extends Fields>(props: SelectionBarProps<F>) {
  const { list, columns, width, selection, actions } = props
  const t = useTranslate()
  const me = useMe()
  const [asked, setAsked] = useState<BulkActionName | null>(null)
  const { entity, count } = list
  const may = actions.filter((action) => mayDo(me, entity.resource, verbs[action]))
  const print = async () => {
    try {
      await printPdf('Print', () => papersAtOnce(list, selection))
    } catch (error) {
      if (error instanceof SomeRefused || error instanceof WindowBlocked) setAsked('print')
      else notifyFailure(error)
    }
  }
  const ask = (action: BulkActionName) => (action === 'print' ? void print() : setAsked(action))
  const room = roomIn(width)
  const shown = may.length <= room.buttons ? may : may.slice(0, room.buttons - 1)
  const further = may.slice(shown.length)
  const offersAll = !selection.all && selection.many < count
  return (
    <>
      {selection.many > 0 && (
        <div className={styles.bar} role="toolbar" aria-label={t('Selection')}>
          <Text size="sm" fw={600} role="status" flex="none">
            {t(selection.all ? 'All {many} found are selected' : '{many} selected', {
              many: formatCount(selection.many),
            })}
          </Text>
          {offersAll && (
            <UnstyledButton className={styles.all} onClick={selection.setAll}>
              {t('Select all {many} found', { many: formatCount(count) })}
            </UnstyledButton>
          )}
          {!selection.all && (
            <dl className={styles.sums}>
              {sumsOf(columns, selection.rows, room.sums).map(({ key, label, sum }) => (
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
            {shown.map((action) =>
              action === 'export' ? (
                <ExportSelected key={action} list={list} selection={selection} />
              ) : (
                <Button
                  key={action}
                  variant="default"
                  size="xs"
                  {...(verbs[action] === 'delete' && { c: 'var(--mantine-color-error)' })}
                  onClick={() => ask(action)}
                >
                  {t(bulkActions[action])}
                </Button>
              ),
            )}
            {further.length > 0 && (
              <Menu
                target={
                  <Button
                    variant="default"
                    size="xs"
                    rightSection={<IconChevronDown size={14} stroke={1.7} aria-hidden />}
                  >
                    {t('More')}
                  </Button>
                }
              >
                {further.map((action) => (
                  <MenuItem
                    key={action}
                    {...(verbs[action] === 'delete' && { c: 'var(--mantine-color-error)' })}
                    onClick={() => ask(action)}
                  >
                    {t(bulkActions[action])}
                  </MenuItem>
                ))}
              </Menu>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('Clear selection')}
              title={t('Clear selection')}
              onClick={selection.clear}
            >
              <IconX size={17} stroke={1.7} aria-hidden />
            </ActionIcon>
          </div>
        </div>
      )}
      {asked && (
        <Suspense>
          <BulkDialog action={asked} list={list} selection={selection} onClose={() => setAsked(null)} />
        </Suspense>
      )}
    </>
  )
}
