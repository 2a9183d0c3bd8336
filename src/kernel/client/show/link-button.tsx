import { Button } from '@mantine/core'
import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import { MenuItem } from '../ui/menu.tsx'

interface LinkButtonProps {
  to: string
  label: DisplayText
  icon: ComponentType<IconProps>
  /** Whether it is the main action of the page. */
  primary?: boolean
  /** Whether it is an entry of a menu. */
  inMenu?: boolean | undefined
}

/** A link to another page, as a button with an icon or an entry of a menu. */
export function LinkButton({ to, label, icon: Icon, primary = false, inMenu = false }: LinkButtonProps) {
  const t = useTranslate()
  const icon = <Icon size={18} stroke={1.6} aria-hidden />
  return inMenu ? (
    <MenuItem to={to} leftSection={icon}>
      {t(label)}
    </MenuItem>
  ) : (
    <Button component={Link} to={to} variant={primary ? 'filled' : 'default'} leftSection={icon}>
      {t(label)}
    </Button>
  )
}
