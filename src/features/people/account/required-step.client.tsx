import { Anchor, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Label, DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { SignInPage } from '../../../kernel/client/shell/sign-in/sign-in-page.tsx'
import { useSignOut } from '../../../kernel/client/shell/sign-in/sign-out.ts'

interface RequiredStepProps {
  product: string
  motto: DisplayText
  title: Label
  /** Why it is required. */
  reason: ReactNode
  children: ReactNode
}

/** A page that a signed-in user must complete before anything else; the only other action is to sign out. */
export function RequiredStep({ product, motto, title, reason, children }: RequiredStepProps) {
  const t = useTranslate()
  const signOut = useSignOut()
  return (
    <SignInPage name={product} motto={motto}>
      <Title order={1} size="h2" mb="xs">
        {t(title)}
      </Title>
      <Text c="dimmed" mb="lg" style={{ overflowWrap: 'anywhere' }}>
        {reason}
      </Text>
      {children}
      <Text size="sm" mt="lg" ta="center">
        <Anchor component="button" type="button" onClick={() => void signOut()}>
          {t('Logout')}
        </Anchor>
      </Text>
    </SignInPage>
  )
}
