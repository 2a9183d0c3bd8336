import { Group } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { ReasonButton } from '../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { message } from '../../../i18n/messages.ts'
import type { DecisionEndpoints } from '../approvals.contract.ts'

interface DecisionButtonsProps {
  id: number
  /** The document number. */
  number: string
  endpoints: DecisionEndpoints
  /** Small, for a line of a list. */
  small?: boolean
}

/** The buttons that approve and decline a document. The server refuses users who had a part in it. */
export function DecisionButtons({ id, number, endpoints, small = false }: DecisionButtonsProps) {
  return (
    <Group gap={small ? 'xs' : 'sm'} wrap="nowrap">
      <ReasonButton
        label="Approve"
        icon={IconCheck}
        small={small}
        title={message('Approve {number}', { number })}
        effect="The document takes effect on its own date, or today if that date is closed."
        yes="Approve"
        no="Not now"
        endpoint={endpoints.approve}
        id={id}
      />
      <ReasonButton
        label="Decline"
        icon={IconX}
        small={small}
        title={message('Decline {number}', { number })}
        effect="The document keeps its number and stays visible as declined. It is never included in balances."
        yes="Decline"
        no="Not now"
        endpoint={endpoints.decline}
        id={id}
      />
    </Group>
  )
}
