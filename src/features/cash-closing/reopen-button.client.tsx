import { Button } from '@mantine/core'
import { IconLockOpen } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { useMe } from '../../kernel/client/rights.ts'

/** Loaded when somebody opens a day again. */
const ReopenDialog = lazy(async () => ({
  default: (await import('./reopen-dialog.client.tsx')).ReopenDialog,
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
          <ReopenDialog id={id} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </>
  )
}
