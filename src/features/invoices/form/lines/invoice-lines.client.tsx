import { Button, Group, Text, Title } from '@mantine/core'
import { IconClipboardList, IconPlus } from '@tabler/icons-react'
import { memo, useRef, useState } from 'react'
import { confirmDialog } from '../../../../kernel/client/messages/confirm.ts'
import { useFormErrors } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { notifyError, notifyFailure } from '../../../../kernel/client/messages/notify.ts'
import { type DraftLine, removeLine } from '../../invoice-lines.ts'
import { LineTable } from '../../view/line-table.client.tsx'
import { type InvoiceForm, useLines } from '../use-invoice-form.client.ts'
import type { LineDialog } from './dialogs/line-dialogs.client.tsx'
import { PastedBanner } from './pasting/pasted-banner.client.tsx'
import { isRows, type Pasting } from './pasting/pasting.client.ts'
import { EditedLine } from './table/edited-line.client.tsx'
import { createLineEditing, LineEditingContext } from './table/line-editing.client.ts'
import { NewLine } from './table/new-line.client.tsx'
import { onArrows, onCellEnd } from './table/table-keys.client.ts'

interface InvoiceLinesProps {
  form: InvoiceForm
  pasting: Pasting
  onDialog(dialog: LineDialog): void
}

/** The lines of the invoice, edited in their table; dialogs are for what has no room there. */
export const InvoiceLines = memo(function InvoiceLines({ form, pasting, onDialog }: InvoiceLinesProps) {
  const t = useTranslate()
  const heading = useRef<HTMLHeadingElement>(null)
  const table = useRef<HTMLDivElement>(null)
  const [editing] = useState(() =>
    createLineEditing(form, table, {
      edit: (line) => onDialog({ is: 'change', line }),
      create: (creates) => onDialog({ is: 'new', creates }),
      remove: (line) => {
        void askToRemove(form, line).then((removed) => removed && heading.current?.focus())
      },
    }),
  )
  const lines = useLines(form)
  const errors = useFormErrors(form)
  const error = errors['invoice_products']?.map((each) => t(each)).join(' ')
  return (
    <Card label="Products">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" ref={heading} tabIndex={-1}>
          {t('Products')}
        </Title>
        <Group gap="xs">
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconClipboardList size={17} stroke={1.8} aria-hidden />}
            onClick={() => onDialog({ is: 'paste' })}
          >
            {t('Paste lines')}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
            data-wrong={error ? true : undefined}
            onClick={() => onDialog({ is: 'new', creates: null })}
          >
            {t('Add product')}
          </Button>
        </Group>
      </Group>
      <div data-field="invoice_products">
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" mb="xs" role="alert">
            {error}
          </Text>
        )}
      </div>
      <PastedBanner pasting={pasting} lines={lines} />
      <LineEditingContext value={editing}>
        <div
          ref={table}
          role="presentation"
          onKeyDownCapture={(event) => onArrows(editing, event)}
          onKeyDown={(event) => onCellEnd(editing, event)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text/plain')
            if (!isRows(text)) return
            event.preventDefault()
            void pasting.take(text).then((guess) => editing.go(guess ?? 'new', 'item'), notifyFailure)
          }}
        >
          <LineTable lines={lines} errors={errors} row={EditedLine}>
            <NewLine keys={lines.length > 0} />
          </LineTable>
        </div>
      </LineEditingContext>
    </Card>
  )
})

async function askToRemove(form: InvoiceForm, line: DraftLine): Promise<boolean> {
  const sure = await confirmDialog({
    title: 'Delete',
    message: 'Are you sure you want to delete?',
    about: line.product_item,
    confirm: 'Delete',
    cancel: 'Cancel',
  })
  if (!sure) return false
  // The lines may have been replaced by another user's change while the confirmation was open.
  const lines = form.linesNow()
  const index = lines.indexOf(line)
  if (index < 0) notifyError('Something went wrong while deleting the product.')
  else form.changeLines(removeLine(lines, index))
  return index >= 0
}
