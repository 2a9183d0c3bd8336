import { Button, Group, Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { useSaveKey } from '../../../../../kernel/client/entity-form/leaving/use-save-key.ts'
import { useStored } from '../../../../../kernel/client/entity-form/store/form-store.ts'
import { NoteInput } from '../../../../../kernel/client/inputs/text-input.tsx'
import { useTranslate } from '../../../../../kernel/client/language/language.ts'
import { failureMessage } from '../../../../../kernel/client/messages/notify.ts'
import { Dialog } from '../../../../../kernel/client/ui/dialog.tsx'
import { Problem } from '../../../../../kernel/contract/problem.ts'
import type { DisplayText } from '../../../../../i18n/messages.ts'
import { linesFromText } from '../../../lines-from-text/lines-from-text.contract.ts'
import type { Pasting } from './pasting.client.ts'

interface PasteProps {
  pasting: Pasting
  onClose(): void
}

/** Adds lines from a text, for users without a spreadsheet or on a phone. */
export function PasteModal({ opened, ...props }: PasteProps & { opened: boolean }) {
  const t = useTranslate()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={t('Paste lines')} size="lg" centered>
      <Paste {...props} />
    </Dialog>
  )
}

const field = { ...linesFromText.body.text, label: 'Lines' as const }

function Paste({ pasting, onClose }: PasteProps) {
  const t = useTranslate()
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<DisplayText>()
  const busy = useStored(pasting.store, (now) => now.busy)
  const take = async () => {
    if (text.trim() === '') return setWrong('Paste at least one line.')
    try {
      await pasting.take(text)
      onClose()
    } catch (error) {
      setWrong((error instanceof Problem && error.details.errors?.['text']?.[0]) || failureMessage(error))
    }
  }
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) void take()
      }}
    >
      <Stack gap="md">
        <NoteInput
          field={field}
          value={text}
          description="Paste from Excel or WhatsApp. On each line: code or name, quantity, price."
          error={wrong && t(wrong)}
          autoFocus
          onChange={(typed) => {
            setText(typed ?? '')
            setWrong(undefined)
          }}
        />
        <Group gap="sm">
          <Button type="submit" disabled={busy}>
            {busy ? t('Please Wait...') : t('Add lines')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
