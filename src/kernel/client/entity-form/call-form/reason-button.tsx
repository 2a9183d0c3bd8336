import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { Said } from '../../../../words/sentences.ts'
import type { ReasonDialogProps } from './reason-dialog.tsx'
import { useSay } from '../../language/language.ts'

/** Loaded when somebody asks for it. */
const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

/** The dialog that asks for a reason, from when it is there. */
export function AskReason(dialog: ReasonDialogProps) {
  return (
    <Suspense>
      <ReasonDialog {...dialog} />
    </Suspense>
  )
}

interface ReasonButtonProps extends Omit<ReasonDialogProps, 'onClose'> {
  label: Said
  icon: Icon
}

/** Does to a record what needs a reason, which it asks for first. */
export function ReasonButton({ label, icon: Icon, ...dialog }: ReasonButtonProps) {
  const say = useSay()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {say(label)}
      </Button>
      {asks && <AskReason {...dialog} onClose={() => setAsks(false)} />}
    </>
  )
}
