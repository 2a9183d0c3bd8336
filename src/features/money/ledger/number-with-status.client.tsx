import { Badge, Group } from '@mantine/core'
import { useSay } from '../../../kernel/client/language/language.ts'
import { documentStatuses } from './cancellation.contract.ts'

/**
 * The number of a document in a list; of one that counts no more, struck out and with the word for it. Some numbers are
 * typed by people, so each has its own direction.
 */
export function NumberWithStatus({ number, isCancelled }: { number: number | string; isCancelled: boolean }) {
  if (!isCancelled) return <bdi>{number}</bdi>
  return (
    <Group component="span" gap={6} wrap="nowrap">
      <s>
        <bdi>{number}</bdi>
      </s>
      <CancelledBadge />
    </Group>
  )
}

/** The word for what counts no more. */
export function CancelledBadge() {
  const say = useSay()
  return (
    <Badge variant="light" color="gray" size="sm" flex="none" miw="max-content">
      {say(documentStatuses.cancelled)}
    </Badge>
  )
}
