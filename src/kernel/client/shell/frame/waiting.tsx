import { Badge, VisuallyHidden } from '@mantine/core'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'

/** Beyond this nobody asks how many there are. */
const most = 99

/** How many wait behind an entry of the sidebar, and for what; nothing where none does. */
export function Waiting({ count, what }: { count: number; what: DisplayText }) {
  const t = useTranslate()
  if (count === 0) return null
  return (
    <Badge color="brass" variant="filled" size="sm" ms="auto" circle={count < 10}>
      {count > most ? `${most}+` : count}
      <VisuallyHidden> {t(what)}</VisuallyHidden>
    </Badge>
  )
}
