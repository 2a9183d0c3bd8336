import { Button } from '@mantine/core'
import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'

interface LinkButtonProps {
  to: string
  label: DisplayText
  icon: ComponentType<IconProps>
  /** Whether it is what one comes to the page for. */
  primary?: boolean
}

/** Leads from a page to the next, as a button with its picture. */
export function LinkButton({ to, label, icon: Icon, primary = false }: LinkButtonProps) {
  const t = useTranslate()
  return (
    <Button
      component={Link}
      to={to}
      variant={primary ? 'filled' : 'default'}
      leftSection={<Icon size={18} stroke={1.6} aria-hidden />}
    >
      {t(label)}
    </Button>
  )
}
