import { Button } from '@mantine/core'
import { IconLockOpen } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '../../kernel/client/rights.ts'
import { cashCloseEndpoints } from './cash-closing.contract.ts'

/** Loaded when somebody opens a day again. */
const ReasonDialog = lazy(async () => ({
  default: (await import('../../kernel/client/entity-form/reason-dialog.tsx')).ReasonDialog,
}))

/** Opens a closed day again, with a reason; for superusers. */
export function ReopenButton({ id }: { id: number }) {
  const [asking, setAsking] = useState(false)
  if (useMe()?.user_type !== 'superuser') return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLockOpen size={18} stroke={1.6} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        Open again
      </Button>
      {asking && (
        <Suspense>
          <ReasonDialog
            title="Open the day again"
            effect="Its difference is taken back, and entries up to this day may change until it is closed anew."
            yes="Open again"
            no="Keep it closed"
            endpoint={cashCloseEndpoints.reopen}
            id={id}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
