import { Button, Group, Text } from '@mantine/core'
import { IconSend } from '@tabler/icons-react'
import { useState } from 'react'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { useMe } from '../../../kernel/client/session/rights.ts'
import { onApple } from '../../../kernel/client/shell/keyboard/on-apple.ts'
import { comment, commentEndpoints } from './comments.contract.ts'
import styles from './comments.module.css'
import { MentionArea } from './mention-area.client.tsx'

const sendKeys = onApple ? '⌘ Enter' : 'Ctrl Enter'

interface CommentFormProps {
  about: { resource: string; record: number }
  onSent(): void
}

/** The form of a new comment; a text that could not be sent stays in the form. */
export function CommentForm({ about, onSent }: CommentFormProps) {
  const t = useTranslate()
  const me = useMe()
  const [text, setText] = useState('')
  const [begun, setBegun] = useState(false)
  const people = useRead(commentEndpoints.people, { query: about }, { enabled: begun })
  const create = useWrite(commentEndpoints.create, { touches: [comment.name] })
  const isEmpty = text.trim() === ''
  const send = async () => {
    if (isEmpty || create.isPending) return
    try {
      await create.mutateAsync({ body: { ...about, text } })
      setText('')
      onSent()
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <MentionArea
        label={t('Add a comment')}
        placeholder={t('Use @ and a name to notify someone')}
        value={text}
        onChange={setText}
        people={people.data?.results.filter(({ id }) => id !== me?.id) ?? []}
        onFocus={() => setBegun(true)}
        onSend={() => void send()}
      />
      <Group gap="sm" mt="xs">
        <Button
          type="submit"
          size="compact-md"
          disabled={isEmpty}
          loading={create.isPending}
          leftSection={<IconSend size={16} stroke={1.6} aria-hidden />}
        >
          {t('Send')}
        </Button>
        <Text size="xs" c="dimmed" visibleFrom="sm" aria-hidden>
          <bdi dir="ltr">{sendKeys}</bdi>
        </Text>
      </Group>
    </form>
  )
}
