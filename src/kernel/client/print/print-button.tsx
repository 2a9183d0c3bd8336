import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import { notifyError, notifyFailure } from '../messages/notify.ts'
import { printPdf, WindowBlocked } from './print-pdf.ts'

interface PrintButtonProps {
  /** The title of the window. */
  title: DisplayText
  load: () => Promise<File>
  disabled?: boolean
}

/** A button that opens a PDF in a new window and prints it; shows an error if that fails. */
export function PrintButton({ title, load, disabled = false }: PrintButtonProps) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const print = async () => {
    setBusy(true)
    try {
      await printPdf(title, load)
    } catch (error) {
      if (error instanceof WindowBlocked) notifyError(error.displayText)
      else notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      loading={busy}
      disabled={disabled}
      leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
      onClick={() => void print()}
    >
      {t('Print')}
    </Button>
  )
}
