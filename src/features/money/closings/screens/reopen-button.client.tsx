import { IconLockOpen } from '@tabler/icons-react'
import { ReasonButton } from '../../../../kernel/client/entity-form/call-form/reason-button.tsx'
import { useMe } from '../../../../kernel/client/session/rights.ts'
import { cashCloseEndpoints } from '../cash-closing.contract.ts'

/** Opens a closed day again, with a reason; for superusers. */
export function ReopenButton({ id }: { id: number }) {
  if (useMe()?.user_type !== 'superuser') return null
  return (
    <ReasonButton
      label="Open again"
      icon={IconLockOpen}
      title="Open the day again"
      effect="Its difference is taken back, and entries up to this day may change until it is closed anew."
      yes="Open again"
      no="Keep it closed"
      endpoint={cashCloseEndpoints.reopen}
      id={id}
    />
  )
}
