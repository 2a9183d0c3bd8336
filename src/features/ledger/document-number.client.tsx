import { Badge, Group } from '@mantine/core'
import { useSay } from '../../kernel/client/language.ts'
import { documentStatuses } from './cancellation.contract.ts'

/** The number of a document in a list; of one that counts no more, struck out and with the word for it. */
export function DocumentNumber({
  number,
  status,
}: {
  number: number | string
  status: keyof typeof documentStatuses
}) {
  const say = useSay()
  if (status === 'valid') return number
  return (
    <Group component="span" gap={6} wrap="nowrap">
      <s>{number}</s>
      <Badge variant="light" color="gray" size="sm" flex="none" miw="max-content">
        {say(documentStatuses[status])}
      </Badge>
    </Group>
  )
}
