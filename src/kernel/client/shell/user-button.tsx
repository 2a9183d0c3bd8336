import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import type { Me } from '../account.ts'
import styles from './top-bar.module.css'

interface UserButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style'> {
  me: Me | undefined
}

/** The person's picture or initials; opens the menu. */
export function UserButton({ me, ...rest }: UserButtonProps) {
  return (
    <UnstyledButton {...rest} className={styles.user}>
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
  )
}
