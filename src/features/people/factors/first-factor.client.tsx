import { Anchor, Text, Title } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import type { Said } from '../../../words/sentences.ts'
import { useSay } from '../../../kernel/client/language.ts'
import { SignInPage } from '../../../kernel/client/shell/sign-in-page.tsx'
import { signOut } from '../../../kernel/client/shell/sign-out.ts'
import { TotpSetup } from './totp-setup.client.tsx'

interface FirstFactorProps {
  product: string
  motto: Said
  /** Told whether the page must stay, though the factor counts already: its recovery codes are shown only once. */
  onStay(stays: boolean): void
}

/** What somebody sees who must have a second factor and has none, until it is set up. */
export function FirstFactor({ product, motto, onStay }: FirstFactorProps) {
  const say = useSay()
  const cache = useQueryClient()
  return (
    <SignInPage name={product} motto={motto}>
      <Title order={1} size="h2" mb="xs">
        {say('Set up your second factor')}
      </Title>
      <Text c="dimmed" mb="lg">
        {say(
          'From now on your sign-in asks for a code of an app on your phone besides the password. Then you can go on.',
        )}
      </Text>
      <TotpSetup
        onCodes={() => onStay(true)}
        onDone={() => {
          onStay(false)
          void cache.invalidateQueries()
        }}
      />
      <Text size="sm" mt="lg" ta="center">
        <Anchor component="button" type="button" onClick={() => void signOut()}>
          {say('Logout')}
        </Anchor>
      </Text>
    </SignInPage>
  )
}
