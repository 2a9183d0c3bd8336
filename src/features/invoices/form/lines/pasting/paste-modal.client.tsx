import { Button, Group, Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { useSaveKey } from '../../../../../kernel/client/entity-form/leaving/use-save-key.ts'
import { useStored } from '../../../../../kernel/client/entity-form/store/form-store.ts'
import { NoteInput } from '../../../../../kernel/client/inputs/text-input.tsx'
import { useSay } from '../../../../../kernel/client/language/language.ts'
import { failureMessage } from '../../../../../kernel/client/messages/notify.ts'
import { Dialog } from '../../../../../kernel/client/ui/dialog.tsx'
import { Problem } from '../../../../../kernel/contract/problem.ts'
import type { Said } from '../../../../../words/sentences.ts'
import { linesFromText } from '../../../lines-from-text/lines-from-text.contract.ts'
import type { Pasting } from './pasting.client.ts'

interface PasteProps {
  pasting: Pasting
  onClose(): void
}

/** Takes lines from a text, for whoever has no spreadsheet at hand or holds a phone. */
export function PasteModal({ opened, ...props }: PasteProps & { opened: boolean }) {
  const say = useSay()
  return (
    <Dialog opened={opened} onClose={props.onClose} title={say('Paste lines')} size="lg" centered>
      <Paste {...props} />
    </Dialog>
  )
}

const field = { ...linesFromText.body.text, label: 'Lines' as const }

function Paste({ pasting, onClose }: PasteProps) {
  const say = useSay()
  const element = useRef<HTMLFormElement>(null)
  useSaveKey(element)
  const [text, setText] = useState('')
  const [wrong, setWrong] = useState<Said>()
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
          error={wrong && say(wrong)}
          autoFocus
          onChange={(typed) => {
            setText(typed ?? '')
            setWrong(undefined)
          }}
        />
        <Group gap="sm">
          <Button type="submit" disabled={busy}>
            {busy ? say('Please Wait...') : say('Add lines')}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {say('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
