import { ActionIcon } from '@mantine/core'
import { IconCashBanknote } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../../kernel/client/language/language.ts'
import { paths } from '../../../paths.ts'

/** The way to the counter, from every screen that is wide enough; elsewhere the sidebar leads there. */
export function ReceiveLink() {
  const say = useSay()
  return (
    <ActionIcon
      component={Link}
      to={paths.receiveMoney}
      variant="subtle"
      color="gray"
      size="lg"
      visibleFrom="sm"
      title={say('Receive money (Alt R)')}
      aria-keyshortcuts="Alt+R"
      aria-label={say('Receive money')}
    >
      <IconCashBanknote size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
