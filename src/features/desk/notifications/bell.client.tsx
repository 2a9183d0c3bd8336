import { type ComponentType, useState } from 'react'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { BellButton } from './bell-button.client.tsx'

const load = () => import('./opened-bell.client.tsx')
/** Ahead of the click that will most likely follow. */
const loadAhead = () => void load().catch(() => undefined)

/** How much is new for whoever is signed in, and the way to it; the list comes when it is first opened. */
export function Bell() {
  const [Opened, setOpened] = useState<ComponentType>()
  const open = async () => {
    try {
      const { default: OpenedBell } = await load()
      setOpened(() => OpenedBell)
    } catch (error) {
      notifyFailure(error)
    }
  }
  if (Opened) return <Opened />
  return (
    <BellButton
      aria-haspopup="dialog"
      aria-expanded={false}
      onPointerEnter={loadAhead}
      onFocus={loadAhead}
      onClick={() => void open()}
    />
  )
}
