import { Menu, Text } from '@mantine/core'
import { IconKeyboard, IconLogout } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { languageCodes, languages } from '../../../words/languages.ts'
import type { Me } from '../account.ts'
import { directed } from '../directed.ts'
import { changeLanguage } from '../change-language.ts'
import { useSay } from '../language.ts'
import { maySee, type NavigationItem } from './navigation.ts'
import { useSignOut } from './sign-out.ts'
import { useOpening } from '../use-opening.ts'
import styles from './top-bar.module.css'
import { UserButton } from './user-button.tsx'

interface OpenedUserMenuProps {
  me: Me | undefined
  items: readonly NavigationItem[]
  onKeys(): void
}

/** The menu with its button, open at first; it takes the place of a button that had the focus. */
export default function OpenedUserMenu({ me, items, onKeys }: OpenedUserMenuProps) {
  const say = useSay()
  const signOut = useSignOut()
  const button = useRef<HTMLButtonElement>(null)
  const dropdown = useRef<HTMLDivElement>(null)
  const [opened, open] = useOpening(() => dropdown.current)
  useEffect(() => {
    // The menu gives the focus back to where it was when it opened.
    button.current?.focus()
    open(true)
  }, [open])
  return (
    <Menu opened={opened} onChange={open} position="bottom-end" width={248} shadow="md">
      <Menu.Target>
        <UserButton me={me} ref={button} />
      </Menu.Target>
      <Menu.Dropdown ref={dropdown}>
        {me && (
          <div className={styles.person} role="presentation" dir="auto">
            <Text fw={600} truncate>
              {me.full_name}
            </Text>
            <Text size="xs" c="dimmed" truncate>
              {me.email}
            </Text>
          </div>
        )}
        <Menu.Divider />
        {items
          .filter((item) => maySee(me, item))
          .map(({ label, path, icon: Icon }) => (
            <Menu.Item key={path} component={Link} to={path} leftSection={<Icon size={17} stroke={1.6} />}>
              {say(label)}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconKeyboard size={17} stroke={1.6} />} onClick={onKeys} visibleFrom="sm">
          {say('Keyboard shortcuts')}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>{say('Language')}</Menu.Label>
        <Menu.RadioGroup value={say.language}>
          {languageCodes.map((code) => (
            <Menu.RadioItem
              key={code}
              value={code}
              lang={code}
              closeMenuOnClick
              onChange={() => void changeLanguage(code)}
            >
              {languages[code].name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={17} stroke={1.6} className={directed} />}
          onClick={() => void signOut()}
        >
          {say('Logout')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
