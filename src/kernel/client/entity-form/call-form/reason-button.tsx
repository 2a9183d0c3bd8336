import { Button } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import type { ReasonDialogProps } from './reason-dialog.tsx'
import { useTranslate } from '../../language/language.ts'

/** Loaded when opened. */
const ReasonDialog = lazy(async () => ({ default: (await import('./reason-dialog.tsx')).ReasonDialog }))

/** The dialog that asks for a reason; shows nothing until it is loaded. */
export function AskReason(dialog: ReasonDialogProps) {
  return (
    <Suspense>
      <ReasonDialog {...dialog} />
    </Suspense>
  )
}

interface ReasonButtonProps extends Omit<ReasonDialogProps, 'onClose'> {
  label: DisplayText
  icon: Icon
  /** A small button among others with the same label; its accessible name is the title. */
  small?: boolean
}

/** A button for an action that needs a reason: opens the dialog that asks for it. */
export function ReasonButton({ label, icon: Icon, small = false, ...dialog }: ReasonButtonProps) {
  const t = useTranslate()
  const [asks, setAsks] = useState(false)
  return (
    <>
      <Button
        variant="default"
        {...(small && { size: 'compact-sm', 'aria-label': t(dialog.title) })}
        leftSection={<Icon size={small ? 14 : 18} stroke={1.6} aria-hidden />}
        onClick={() => setAsks(true)}
      >
        {t(label)}
      </Button>
      {asks && <AskReason {...dialog} onClose={() => setAsks(false)} />}
    </>
  )
}
