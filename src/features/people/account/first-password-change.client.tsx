import { useQueryClient } from '@tanstack/react-query'
import type { DisplayText } from '../../../i18n/messages.ts'
import { translateParts } from '../../../i18n/translate.ts'
import type { Me } from '../../../kernel/client/session/account.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { RequiredStep } from './required-step.client.tsx'
import { PasswordForm } from './password-change.client.tsx'

interface FirstPasswordChangeProps {
  product: string
  motto: DisplayText
  me: Me
}

/** Asks a user with a temporary password for a new one, and shows who set the temporary one and when. */
export function FirstPasswordChange({ product, motto, me }: FirstPasswordChangeProps) {
  const cache = useQueryClient()
  return (
    <RequiredStep product={product} motto={motto} title="Choose a new password" reason={<GivenBy me={me} />}>
      <PasswordForm onDone={() => void cache.invalidateQueries()} />
    </RequiredStep>
  )
}

function GivenBy({ me: { password_set_by: by, password_set_at: at } }: { me: Me }) {
  const t = useTranslate()
  if (at === null) {
    return t('You signed in with a temporary password. Choose a new password to continue.')
  }
  const when = formatInstant(at)
  if (by === null) {
    return t('A temporary password was set for you on {when}. Choose a new password to continue.', { when })
  }
  return translateParts(
    t,
    '{by} set a temporary password for you on {when}. Choose a new password to continue.',
    {
      by: <bdi key="by">{by}</bdi>,
      when: <bdi key="when">{when}</bdi>,
    },
  )
}
