import { Alert, Button, Group, Progress, Radio, Stack, Text } from '@mantine/core'
import { type BulkActionName, bulkActions } from '../../../contract/endpoints/bulk.ts'
import type { Fields } from '../../../contract/fields.ts'
import { formatCount } from '../../../contract/values/formats.ts'
import { messageOf, type MessageKey } from '../../../../i18n/messages.ts'
import type { EntityList } from '../../entity-table/use-entity-list.ts'
import { useTranslate } from '../../language/language.ts'
import { failureMessage } from '../../messages/notify.ts'
import { ValueInput } from '../../inputs/value-input.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { PrintedPapers } from './printed-papers.tsx'
import { RefusedList } from './refused-list.tsx'
import type { RowSelection } from '../row-selection.ts'
import { type Bulk, useBulk } from '../use-bulk.ts'

interface BulkDialogProps<F extends Fields> {
  action: BulkActionName
  list: EntityList<F>
  selection: RowSelection<F>
  onClose(): void
}

/** The confirm button of each action. */
const steps = {
  print: 'Print {many}',
  export: 'Export {many}',
  status: 'Change status of {many}',
  salesman: 'Change salesman of {many}',
  archive: 'Archive {many}',
  unarchive: 'Unarchive {many}',
  cancel_drafts: 'Delete drafts: {many}',
  delete: 'Delete {many}',
} as const satisfies Record<BulkActionName, MessageKey>

const deletes = (action: BulkActionName) => action === 'delete' || action === 'cancel_drafts'

/** The dialog of a bulk action: shows how many records it applies to and which are refused, then the progress. */
export default function BulkDialog<F extends Fields>({
  action,
  list,
  selection,
  onClose,
}: BulkDialogProps<F>) {
  const t = useTranslate()
  const bulk = useBulk({ action, list, selection, onClose })
  const { asked, values, looked, progress, failure } = bulk
  return (
    <Dialog opened onClose={onClose} centered title={t(bulkActions[action])}>
      <Stack gap="sm">
        {!progress &&
          Object.entries(asked).map(([name, field]) => (
            <ValueInput
              key={name}
              field={field}
              value={values[name] ?? ''}
              onChange={(value) => bulk.give(name, value)}
            />
          ))}
        {failure && (
          <Alert color="red" role="alert">
            {t('Error: {reason}', { reason: messageOf(failureMessage(failure)) })}
          </Alert>
        )}
        {progress ? (
          <Done bulk={bulk} onClose={onClose} />
        ) : (
          <>
            {!looked && !failure && !bulk.waits && (
              <Text size="sm" c="dimmed" role="status">
                {t('Checking selected records…')}
              </Text>
            )}
            {looked && <Looked bulk={bulk} />}
            <Group justify="flex-end" mt="xs">
              <Button variant="default" onClick={onClose}>
                {t('Cancel')}
              </Button>
              {looked && looked.can > 0 && (
                <Button
                  {...(deletes(action) && { color: 'red' })}
                  loading={bulk.busy}
                  disabled={bulk.lacks}
                  onClick={bulk.start}
                >
                  {t(steps[action], {
                    many: formatCount(bulk.whole ? looked.can + looked.cannot.length : looked.can),
                  })}
                </Button>
              )}
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  )
}

/** The dry run: the number of records, the refused ones, and the choice for those. */
function Looked({ bulk: { looked, whole, setWhole } }: { bulk: Bulk }) {
  const t = useTranslate()
  if (!looked) return null
  const { can, cannot } = looked
  return (
    <>
      <Text size="sm" role="status">
        {t('Available for {many} of {all} selected.', {
          many: formatCount(can),
          all: formatCount(can + cannot.length),
        })}
      </Text>
      <RefusedList head="Not available for:" refused={cannot} />
      {cannot.length > 0 && can > 0 && (
        <Radio.Group value={whole ? 'whole' : 'part'} onChange={(chosen) => setWhole(chosen === 'whole')}>
          <Stack gap={6}>
            <Radio value="part" label={t('Skip these and continue with the rest')} />
            <Radio value="whole" label={t('Do nothing if any record fails')} />
          </Stack>
        </Radio.Group>
      )}
    </>
  )
}

/** The progress, and the refused records. */
function Done({ bulk: { job, progress, undo, busy }, onClose }: { bulk: Bulk; onClose(): void }) {
  const t = useTranslate()
  if (!progress) return null
  const { done, of, failed, state, undoable, url } = progress
  const text = t('{done} of {all} done', { done: formatCount(done), all: formatCount(of) })
  return (
    <>
      <Progress value={of === 0 ? 100 : (100 * (done + failed.length)) / of} aria-label={text} />
      <Text size="sm" role="status">
        {text}
      </Text>
      <RefusedList head="Failed:" refused={failed} />
      <Group justify="flex-end" mt="xs">
        {url && <PrintedPapers job={job} />}
        {undoable && (
          <Button variant="default" loading={busy} onClick={undo}>
            {t('Undo')}
          </Button>
        )}
        <Button {...(url && { variant: 'default' })} disabled={state === 'running'} onClick={onClose}>
          {t('Done')}
        </Button>
      </Group>
    </>
  )
}
