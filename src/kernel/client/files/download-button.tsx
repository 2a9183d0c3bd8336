import { Button, type ButtonProps } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyFailure } from '../messages/notify.ts'
import { saveFile } from './save-file.ts'

interface DownloadButtonProps extends Pick<ButtonProps, 'size' | 'disabled'> {
  /** The name of the file, if not the server's. */
  name?: string
  load: () => Promise<File>
  /** The button's text. */
  children: string
  /** The accessible name, if the text is clear only beside its surroundings. */
  'aria-label'?: string
}

/** A button that loads a file and saves it; shows an error if that fails. */
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
