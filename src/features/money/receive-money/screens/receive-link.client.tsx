import { ActionIcon } from '@mantine/core'
import { IconCashBanknote } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { paths } from '../../../paths.ts'

/** The way to the counter, from every screen that is wide enough; elsewhere the sidebar leads there. */
export function ReceiveLink() {
  const t = useTranslate()
  return (
    <ActionIcon
      component={Link}
      to={paths.receiveMoney}
      variant="subtle"
      color="gray"
      size="lg"
      visibleFrom="sm"
      title={t('Receive money (Alt R)')}
      aria-keyshortcuts="Alt+R"
      aria-label={t('Receive money')}
    >
      <IconCashBanknote size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
