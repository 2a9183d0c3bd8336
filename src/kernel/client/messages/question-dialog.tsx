import { Button, Group, Text } from '@mantine/core'
import { Dialog } from '../ui/dialog.tsx'
import type { OpenQuestion } from './question.ts'
import { useTranslate } from '../language/language.ts'

/** The confirmation dialog. A file of its own, since most screens need none. */
export default function QuestionDialog({ question }: { question: OpenQuestion | null }) {
  const t = useTranslate()
  return (
    <Dialog
      opened={question !== null}
      onClose={() => question?.answer(false)}
      title={question && t(question.title)}
      centered
    >
      {question && <Asked question={question} />}
    </Dialog>
  )
}

function Asked({ question }: { question: OpenQuestion }) {
  const t = useTranslate()
  const { message, about, remark, confirm, cancel, calm, instead } = question
  return (
    <>
      <Text size="sm">{t(message)}</Text>
      {about && (
        <Text size="sm" fw={600} mt="xs" style={{ overflowWrap: 'anywhere' }}>
          <bdi>{typeof about === 'string' ? about : t(about)}</bdi>
        </Text>
      )}
      {remark && (
        <Text size="sm" mt="xs">
          {t(remark)}
        </Text>
      )}
      <Group mt="md" justify="flex-end">
        {/* Enter cancels by default. */}
        <Button variant="default" data-autofocus onClick={() => question.answer(false)}>
          {t(cancel)}
        </Button>
        {instead && (
          <Button
            onClick={() => {
              question.answer(false)
              instead.choose()
            }}
          >
            {t(instead.label)}
          </Button>
        )}
        <Button
          {...(!calm && { color: 'red' })}
          variant={instead ? 'outline' : 'filled'}
          onClick={() => question.answer(true)}
        >
          {t(confirm)}
        </Button>
      </Group>
    </>
  )
}
