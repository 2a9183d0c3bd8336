import { useHotkeys } from '@mantine/hooks'
import { IconPrinter } from '@tabler/icons-react'
import { useNavigate } from 'react-router'
import { isBehindDialog } from '../messages/is-behind-dialog.ts'
import { onEveryKeyboard } from '../shell/keyboard/on-every-keyboard.ts'
import { LinkButton } from '../show/link-button.tsx'
import { printedAtOnce } from './print-at-once.tsx'

/**
 * A link from a record to its paper. Ctrl+P prints the paper instead of the page. `primary` marks the page's main
 * action.
 */
export function PrintLink({ to, primary = false }: { to: string; primary?: boolean }) {
  const navigate = useNavigate()
  const print = () => (isBehindDialog() ? window.print() : void navigate(to, { state: printedAtOnce }))
  useHotkeys(onEveryKeyboard('mod+P', print), [])
  return <LinkButton to={to} label="Print" icon={IconPrinter} primary={primary} />
}
