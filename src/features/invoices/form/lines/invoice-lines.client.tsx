import { ActionIcon, Button, Group, Text, Title } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { memo, type ReactNode, useCallback, useRef } from 'react'
import { confirmDialog } from '../../../../kernel/client/messages/confirm.ts'
import { useFormErrors } from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { Sheet } from '../../../../kernel/client/sheet/sheet.tsx'
import { notifyError } from '../../../../kernel/client/messages/notify.ts'
import { type Label, type Said, told } from '../../../../words/sentences.ts'
import { type DraftLine, editLine, removeLine } from '../../invoice-lines.ts'
import { LineTable } from '../../view/line-table.client.tsx'
import { AddLineModal } from './add-line-modal.client.tsx'
import { EditLineModal } from './edit-line-modal.client.tsx'
import styles from '../invoice-form.module.css'
import { type InvoiceForm, useLines } from '../use-invoice-form.client.ts'

/** Which dialog of the lines is open: for a new one, for a present one, or none. */
export type LineDialog = 'new' | DraftLine | null

/** The open dialog; it stands outside the form, whose own keys and Enter must not be taken for its. */
export function LineDialogs({
  form,
  dialog,
  onClose,
}: {
  form: InvoiceForm
  dialog: LineDialog
  onClose(): void
}) {
  const editing = dialog === 'new' ? null : dialog
  return (
    <>
      <AddLineModal opened={dialog === 'new'} form={form} onClose={onClose} />
      <EditLineModal
        line={editing}
        onClose={onClose}
        onSave={(change) => {
          const lines = form.linesNow()
          const index = editing ? lines.indexOf(editing) : -1
          if (index < 0) notifyError('Product not found.')
          else form.changeLines(editLine(lines, index, change))
          onClose()
        }}
      />
    </>
  )
}

interface InvoiceLinesProps {
  form: InvoiceForm
  onDialog(dialog: LineDialog): void
}

/** The products of the invoice, to add to, change and take out. */
export const InvoiceLines = memo(function InvoiceLines({ form, onDialog }: InvoiceLinesProps) {
  const say = useSay()
  const heading = useRef<HTMLHeadingElement>(null)
  const lines = useLines(form)
  const errors = useFormErrors(form)
  const error = errors['invoice_products']?.map((said) => say(said)).join(' ')
  const actions = useCallback(
    (line: DraftLine) => (
      <LineActions
        line={line}
        onEdit={() => onDialog(line)}
        onRemove={() => {
          void askToRemove(form, line).then((removed) => removed && heading.current?.focus())
        }}
      />
    ),
    [form, onDialog],
  )
  return (
    <Sheet label="Products">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" ref={heading} tabIndex={-1}>
          {say('Products')}
        </Title>
        <Button
          variant={lines.length === 0 ? 'filled' : 'default'}
          size="sm"
          leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
          data-wrong={error ? true : undefined}
          onClick={() => onDialog('new')}
        >
          {say('Add product')}
        </Button>
      </Group>
      <div data-field="invoice_products">
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" mb="xs" role="alert">
            {error}
          </Text>
        )}
      </div>
      {lines.length === 0 ? (
        <Text className={styles.noLines}>{say('No products yet. Add the first one to see the total.')}</Text>
      ) : (
        <LineTable lines={lines} errors={errors} actions={actions} />
      )}
    </Sheet>
  )
})

interface LineActionsProps {
  line: DraftLine
  onEdit(): void
  onRemove(): void
}

function LineActions({ line, onEdit, onRemove }: LineActionsProps) {
  const { product_item: item } = line
  return (
    <Group gap={2} justify="flex-end" wrap="nowrap">
      <LineButton label="Edit" about={told('Edit {item}', { item })} onClick={onEdit}>
        <IconPencil size={18} stroke={1.6} aria-hidden />
      </LineButton>
      <LineButton label="Delete" about={told('Delete {item}', { item })} color="red" onClick={onRemove}>
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </LineButton>
    </Group>
  )
}

interface LineButtonProps {
  label: Label
  /** The same, and which line it is about. */
  about: Said
  color?: string
  onClick(): void
  children: ReactNode
}

function LineButton({ label, about, color = 'gray', onClick, children }: LineButtonProps) {
  const say = useSay()
  return (
    // A tooltip of the library's for each would be a thousand in a long invoice.
    <ActionIcon variant="subtle" color={color} title={say(label)} aria-label={say(about)} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}

async function askToRemove(form: InvoiceForm, line: DraftLine): Promise<boolean> {
  const sure = await confirmDialog({
    title: 'Delete',
    message: 'Are you sure you want to delete?',
    about: line.product_item,
    confirm: 'Delete',
    cancel: 'Cancel',
  })
  if (!sure) return false
  // While the question stood there, another person's change may have replaced the lines.
  const lines = form.linesNow()
  const index = lines.indexOf(line)
  if (index < 0) notifyError('Something went wrong while deleting the product.')
  else form.changeLines(removeLine(lines, index))
  return index >= 0
}
