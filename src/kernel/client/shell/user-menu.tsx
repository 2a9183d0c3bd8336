import { Avatar, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { Link } from 'react-router'
import type { Me } from '../account.ts'
import { maySee, type NavigationItem } from './navigation.ts'
import { signOut } from './sign-out.ts'
import styles from './top-bar.module.css'

/** The person's name and e-mail, the pages about themselves, and the way out. */
export function UserMenu({ me, items }: { me: Me | undefined; items: readonly NavigationItem[] }) {
  return (
    <Menu position="bottom-end" width={248} shadow="md" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <UnstyledButton className={styles.user}>
          <Avatar
            src={me?.user_image ?? null}
            name={me?.full_name ?? ''}
            alt=""
            size={34}
            color="ink"
            variant="filled"
          />
          <VisuallyHidden>User menu{me && ` of ${me.full_name}`}</VisuallyHidden>
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
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
              {label}
            </Menu.Item>
          ))}
        <Menu.Item leftSection={<IconLogout size={17} stroke={1.6} />} onClick={() => void signOut()}>
          Logout
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
