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
  /** Whether it is the main action of the page. */
  primary?: boolean
}

/** A link to another page, as a button with an icon. */
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
