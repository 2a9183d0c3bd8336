import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyFailure } from '../notify.ts'
import { saveFile } from '../save-file.ts'

interface DownloadButtonProps {
  /** What the file is called. */
  name: string
  load: () => Promise<Blob>
  disabled?: boolean
}

/** Saves a PDF as a file; says why when that fails. */
export function DownloadButton({ name, load, disabled = false }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      saveFile(await load(), name)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="default"
      loading={busy}
      disabled={disabled}
      leftSection={<IconDownload size={18} stroke={1.6} aria-hidden />}
      onClick={() => void download()}
    >
      Download PDF
    </Button>
  )
}
