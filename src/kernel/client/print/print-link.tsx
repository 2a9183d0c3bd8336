import { Button } from '@mantine/core'
import { useHotkeys } from '@mantine/hooks'
import { IconPrinter } from '@tabler/icons-react'
import { Link, useNavigate } from 'react-router'
import { useSay } from '../language/language.ts'
import { isBehindDialog } from '../messages/is-behind-dialog.ts'
import { onEveryKeyboard } from '../shell/keyboard/on-every-keyboard.ts'
import { printedAtOnce } from './print-at-once.tsx'

/**
 * Leads from a record to its paper, which the key that people print with prints in place of the page; `primary` where
 * that is what one comes to the record for.
 */
export function PrintLink({ to, primary = false }: { to: string; primary?: boolean }) {
  const say = useSay()
  const navigate = useNavigate()
  const print = () => (isBehindDialog() ? window.print() : void navigate(to, { state: printedAtOnce }))
  useHotkeys(onEveryKeyboard('mod+P', print), [])
  return (
    <Button
      component={Link}
      to={to}
      variant={primary ? 'filled' : 'default'}
      leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
    >
      {say('Print')}
    </Button>
  )
}
