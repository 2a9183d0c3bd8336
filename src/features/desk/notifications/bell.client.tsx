import { type ComponentType, useState } from 'react'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { BellButton } from './bell-button.client.tsx'

const load = () => import('./opened-bell.client.tsx')
/** Preloads before the click that probably follows. */
const loadAhead = () => void load().catch(() => undefined)

/** The bell in the header: the number of new notifications; the list is loaded when first opened. */
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
