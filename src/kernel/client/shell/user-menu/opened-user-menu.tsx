import { Text, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconKeyboard, IconLogout, IconMoon, IconSun } from '@tabler/icons-react'
import { languageCodes, languages } from '../../../../i18n/languages.ts'
import type { Me } from '../../session/account.ts'
import { directed } from '../../language/directed.ts'
import { changeLanguage } from '../../language/change-language.ts'
import { useTranslate } from '../../language/language.ts'
import { maySee, type NavigationItem } from '../frame/sidebar/navigation.ts'
import { useSignOut } from '../sign-in/sign-out.ts'
import { MenuDivider, MenuItem, MenuLabel, MenuRadioGroup, MenuRadioItem } from '../../ui/menu.tsx'
import { OpenedMenu } from '../../ui/opened-menu.tsx'
import styles from '../frame/top-bar.module.css'
import { UserButton } from './user-button.tsx'

interface OpenedUserMenuProps {
  me: Me | undefined
  role: string | undefined
  items: readonly NavigationItem[]
  onKeys(): void
}

/** The menu with its button, initially open. It replaces a button that had the focus. */
export default function OpenedUserMenu({ me, role, items, onKeys }: OpenedUserMenuProps) {
  const t = useTranslate()
  const signOut = useSignOut()
  // Default: the colour scheme of the system.
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Scheme = isDark ? IconSun : IconMoon
  return (
    <OpenedMenu defaultOpened width={248} target={<UserButton me={me} />}>
      {me && (
        <div className={styles.person} role="presentation">
          <Text fw={600} truncate dir="auto">
            {me.full_name}
          </Text>
          <Text size="xs" c="dimmed" truncate dir="ltr">
            {me.email}
          </Text>
          <Text size="xs" c="dimmed" hiddenFrom="sm">
            {role}
          </Text>
        </div>
      )}
      <MenuDivider />
      {items
        .filter((item) => maySee(me, item))
        .map(({ label, path, icon: Icon }) => (
          <MenuItem key={path} to={path} leftSection={<Icon size={17} stroke={1.6} />}>
            {t(label)}
          </MenuItem>
        ))}
      <MenuItem
        leftSection={<Scheme size={17} stroke={1.6} />}
        onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
      >
        {t(isDark ? 'Switch to light mode' : 'Switch to dark mode')}
      </MenuItem>
      <MenuItem leftSection={<IconKeyboard size={17} stroke={1.6} />} onClick={onKeys} visibleFrom="sm">
        {t('Keyboard shortcuts')}
      </MenuItem>
      <MenuDivider />
      <MenuLabel>{t('Language')}</MenuLabel>
      <MenuRadioGroup value={t.language}>
        {languageCodes.map((code) => (
          <MenuRadioItem
            key={code}
            value={code}
            lang={code}
            closeMenuOnClick
            onChange={() => void changeLanguage(code)}
          >
            {languages[code].name}
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
      <MenuDivider />
      <MenuItem
        leftSection={<IconLogout size={17} stroke={1.6} className={directed} />}
        onClick={() => void signOut()}
      >
        {t('Logout')}
      </MenuItem>
    </OpenedMenu>
  )
}
