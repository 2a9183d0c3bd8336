import { Button, Group, Stack } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'
import { Dialog } from '../../../../../kernel/client/ui/dialog.tsx'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { useSaveKey } from '../../../../../kernel/client/entity-form/leaving/use-save-key.ts'
import type { DraftLine, LineChange } from '../../../invoice-lines.ts'
import { CustomItemInput, useCustomItem } from '../custom-item.client.tsx'
import { LineEntryInputs, useLineEntry } from '../line-entry.client.tsx'
import { ProductSummary } from '../product-summary.client.tsx'

interface EditLineProps {
  line: DraftLine
  onSave(change: LineChange): void
  onClose(): void
}

/** Edits a line; closed if `line` is null. */
export function EditLineModal({ line, ...props }: Omit<EditLineProps, 'line'> & { line: DraftLine | null }) {
  const t = useTranslate()
  return (
    <Dialog opened={line !== null} onClose={props.onClose} title={t('Edit product')} size="lg" centered>
      {line && <EditLine line={line} {...props} />}
    </Dialog>
  )
}

function EditLine({ line, onSave, onClose }: EditLineProps) {
  const t = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  const entry = useLineEntry(
    { quantity: String(line.quantity), unit_price: String(line.unit_price), notes: line.notes ?? '' },
    'Please enter a valid quantity.',
  )
  const free = useCustomItem(line.product_item)
  const isFree = line.product === null
  const save = () => {
    const entered = entry.take()
    const product_item = isFree ? free.take() : line.product_item
    if (entered && product_item !== null) onSave({ ...entered, product_item })
  }
  return (
    <form
      ref={element}
      noValidate
      onKeyDown={submitOnCtrlEnter}
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <Stack gap="md">
        {isFree ? (
          <CustomItemInput item={free} />
        ) : (
          <ProductSummary
            name={line.product_item}
            detail={line.product_description}
            image={line.product_image}
            price={line.list_price ?? null}
          />
        )}
        <LineEntryInputs entry={entry} listPrice={line.list_price} autoFocus />
        <Group gap="sm">
          <Button type="submit">{t('Update')}</Button>
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** In a multi-line text Enter starts a new line, so Ctrl+Enter submits. */
function submitOnCtrlEnter(event: KeyboardEvent<HTMLFormElement>): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
