import { Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import type { OpenQuestion } from './question.ts'
import { useOpenedLater } from './use-opened-later.ts'
import { useSay } from './language.ts'

/** The dialog of a question; a file of its own, since most screens ask none. */
export default function QuestionDialog({ question }: { question: OpenQuestion | null }) {
  const say = useSay()
  // While the dialog fades out it still shows the question.
  const [shown, setShown] = useState(question)
  if (question !== null && question !== shown) setShown(question)
  const opened = useOpenedLater(question !== null)
  if (shown === null) return null
  const { title, message, about, confirm, cancel, calm, instead, answer } = shown
  return (
    <Modal opened={opened} onClose={() => answer(false)} title={say(title)} centered>
      <Text size="sm">{say(message)}</Text>
      {about && (
        <Text size="sm" fw={600} mt="xs" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{typeof about === 'string' ? about : say(about)}</bdi>
        </Text>
      )}
      <Group mt="md" justify="flex-end">
        {/* What Enter hits first is the way back. */}
        <Button variant="default" data-autofocus onClick={() => answer(false)}>
          {say(cancel)}
        </Button>
        {instead && (
          <Button
            onClick={() => {
              answer(false)
              instead.choose()
            }}
          >
            {say(instead.label)}
          </Button>
        )}
        <Button
          {...(!calm && { color: 'red' })}
          variant={instead ? 'outline' : 'filled'}
          onClick={() => answer(true)}
        >
          {say(confirm)}
        </Button>
      </Group>
    </Modal>
  )
}
