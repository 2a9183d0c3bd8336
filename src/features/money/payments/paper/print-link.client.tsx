import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'

/** Leads from a voucher to its printable page. */
export function PrintLink({ to }: { to: string }) {
  const say = useSay()
  return (
    <Button
      component={Link}
      to={to}
      variant="default"
      leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
    >
      {say('Print')}
    </Button>
  )
}
