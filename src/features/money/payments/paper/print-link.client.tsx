import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'

/** Leads from a document to its printable page; `primary` where that is what one comes to it for. */
export function PrintLink({ to, primary = false }: { to: string; primary?: boolean }) {
  const say = useSay()
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
