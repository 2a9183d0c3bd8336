import { IconLockOpen } from '@tabler/icons-react'
import { ReasonButton } from '../../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMe } from '../../../../kernel/client/session/rights.ts'
import { cashCloseEndpoints } from '../cash-closing.contract.ts'

/** Reopens a closed day with a reason. Only for superusers. */
export function ReopenButton({ id }: { id: number }) {
  if (useMe()?.user_type !== 'superuser') return null
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
