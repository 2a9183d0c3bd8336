import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyFailure } from '../messages/notify.ts'
import { saveFile } from './save-file.ts'

interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  /** What the file is called, where that is not what the server calls it. */
  name?: string
  load: () => Promise<File>
  /** What the button says. */
  children: string
  /** What it says to whoever does not see what it stands beside. */
  'aria-label'?: string
}

/** Saves what is loaded as a file; says why when that fails. */
export function DownloadButton({ name, load, ...looks }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false)
  const download = async () => {
    setBusy(true)
    try {
      const file = await load()
      saveFile(file, name ?? file.name)
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
      leftSection={<IconDownload size={looks.size === 'xs' ? 16 : 18} stroke={1.6} aria-hidden />}
      onClick={() => void download()}
      {...looks}
    />
  )
}
