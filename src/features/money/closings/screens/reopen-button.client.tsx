import { IconLockOpen } from '@tabler/icons-react'
import { ReasonButton } from '../../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMayCall } from '../../../../kernel/client/session/may-call.ts'
import { cashCloseEndpoints } from '../cash-closing.contract.ts'

/** Reopens a closed day with a reason. Only for superusers. */
export function ReopenButton({ id }: { id: number }) {
  if (!useMayCall(cashCloseEndpoints.reopen)) return null
  return (
    <ReasonButton
      label="Reopen"
      icon={IconLockOpen}
      title="Reopen day"
      effect="The over/short amount is reversed. Entries through this day can change until the day is closed again."
      yes="Reopen"
      no="Keep day closed"
      endpoint={cashCloseEndpoints.reopen}
      id={id}
    />
  )
}
