import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useTranslate } from '../../language/language.ts'

/**
 * Switches between light and dark; until it is used, the system decides. It is named by the browser's own means: the
 * library's tooltip would cost every first screen 20 kB.
 */
export function ThemeToggle() {
  const t = useTranslate()
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme('light') === 'dark'
  const label = t(dark ? 'Switch to light mode' : 'Switch to dark mode')
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={label}
      title={label}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    >
      {dark ? <IconSun size={19} stroke={1.6} /> : <IconMoon size={19} stroke={1.6} />}
    </ActionIcon>
  )
}
