import { Avatar, UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import type { Me } from '../../session/account.ts'
import styles from '../frame/top-bar.module.css'
import { useTranslate } from '../../language/language.ts'

interface UserButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'style'> {
  me: Me | undefined
}

/** The user's picture or initials; opens the menu. */
export function UserButton({ me, ...rest }: UserButtonProps) {
  const t = useTranslate()
  return (
    <UnstyledButton {...rest} className={styles.user}>
      <Avatar
        src={me?.user_image ?? null}
        name={me?.full_name ?? ''}
        alt=""
        dir="auto"
        size={34}
        color="ink"
        variant="filled"
      />
      <VisuallyHidden>
        {me ? t('User menu for {name}', { name: me.full_name }) : t('User menu')}
      </VisuallyHidden>
    </UnstyledButton>
  )
}
