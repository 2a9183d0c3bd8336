import { ActionIcon, Button, Group, Text, Title, Tooltip } from '@mantine/core'
import { IconPencil, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { confirmDialog } from '../../../kernel/client/confirm.ts'
import { notifyError } from '../../../kernel/client/notify.ts'
import { addLine, type DraftLine, editLine, removeLine } from '../invoice-lines.ts'
import { LineTable } from '../line-table.client.tsx'
import { AddLineModal } from './add-line-modal.client.tsx'
import { EditLineModal } from './edit-line-modal.client.tsx'
import styles from './invoice-form.module.css'
import type { InvoiceForm } from './use-invoice-form.client.ts'

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
  const { lines, changeLines } = form
  const editing = dialog === 'new' ? null : dialog
  return (
    <>
      <AddLineModal
        opened={dialog === 'new'}
        lines={lines}
        onClose={onClose}
        onAdd={(product, entry) => {
          changeLines(addLine(lines, product, entry))
          onClose()
        }}
      />
      <EditLineModal
        line={editing}
        onClose={onClose}
        onSave={(entry) => {
          const index = editing ? lines.indexOf(editing) : -1
          if (index < 0) notifyError('Product not found.')
          else changeLines(editLine(lines, index, entry))
          onClose()
        }}
      />
    </>
  )
}

/** The products of the invoice, to add to, change and take out. */
export function InvoiceLines({ form, onDialog }: { form: InvoiceForm; onDialog(dialog: LineDialog): void }) {
  const [heading, setHeading] = useState<HTMLElement | null>(null)
  const { lines, errors } = form
  const error = errors['invoice_products']?.join(' ')
  return (
    <section className={styles.sheet} aria-labelledby="invoice-products">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4" id="invoice-products" ref={setHeading} tabIndex={-1}>
          Products
        </Title>
        <Button
          variant={lines.length === 0 ? 'filled' : 'default'}
          size="sm"
          leftSection={<IconPlus size={17} stroke={1.8} aria-hidden />}
          data-wrong={error ? true : undefined}
          onClick={() => onDialog('new')}
        >
          Add product
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
        <Text className={styles.noLines}>No products yet. Add the first one to see the total.</Text>
      ) : (
        <LineTable
          lines={lines}
          errors={errors}
          actions={(line) => (
            <Group gap={2} justify="flex-end" wrap="nowrap">
              <LineButton label="Edit" line={line} onClick={() => onDialog(line)}>
                <IconPencil size={18} stroke={1.6} aria-hidden />
              </LineButton>
              <LineButton
                label="Delete"
                line={line}
                color="red"
                onClick={() => {
                  void askToRemove(form, line).then((removed) => removed && heading?.focus())
                }}
              >
                <IconTrash size={18} stroke={1.6} aria-hidden />
              </LineButton>
            </Group>
          )}
        />
      )}
    </section>
  )
}

interface LineButtonProps {
  label: string
  line: DraftLine
  color?: string
  onClick(): void
  children: React.ReactNode
}

function LineButton({ label, line, color = 'gray', onClick, children }: LineButtonProps) {
  return (
    <Tooltip label={label} openDelay={400}>
      <ActionIcon
        variant="subtle"
        color={color}
        aria-label={`${label} ${line.product_item}`}
        onClick={onClick}
      >
        {children}
      </ActionIcon>
    </Tooltip>
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
