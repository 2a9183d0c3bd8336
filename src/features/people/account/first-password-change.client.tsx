import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DisplayText } from '../../../i18n/messages.ts'
import { inPieces } from '../../../i18n/translate.ts'
import type { Me } from '../../../kernel/client/session/account.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatInstant } from '../../../kernel/contract/values/formats.ts'
import { firstOwner } from '../sign-in/first-owner.ts'
import { BeforeWork } from './before-work.client.tsx'
import { OwnName } from './own-name.client.tsx'
import { PasswordForm } from './password-change.client.tsx'

interface FirstPasswordChangeProps {
  product: string
  motto: DisplayText
  me: Me
  /** Called with whether the page must stay open although the password was changed: it asks for the name next. */
  onStay(stays: boolean): void
}

/**
 * Asks a user with a temporary password for a new one, and shows who set the temporary one and when. The first owner,
 * whom nobody has named, then enters their own name.
 */
export function FirstPasswordChange({ product, motto, me, onStay }: FirstPasswordChangeProps) {
  const t = useTranslate()
  const cache = useQueryClient()
  const [asksName, setAsksName] = useState(false)
  const go = (stays: boolean) => {
    setAsksName(stays)
    onStay(stays)
    void cache.invalidateQueries()
  }
  if (asksName) {
    return (
      <BeforeWork
        product={product}
        motto={motto}
        title="Enter your name"
        reason={t('Your name appears on the records and documents that you create.')}
      >
        <OwnName id={me.id} onDone={() => go(false)} />
      </BeforeWork>
    )
  }
  return (
    <BeforeWork product={product} motto={motto} title="Choose a new password" reason={<GivenBy me={me} />}>
      <PasswordForm onDone={() => go(me.full_name === `${firstOwner.first_name} ${firstOwner.last_name}`)} />
    </BeforeWork>
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
  return inPieces(t, '{by} set a temporary password for you on {when}. Choose a new password to continue.', {
    by: <bdi key="by">{by}</bdi>,
    when: <bdi key="when">{when}</bdi>,
  })
}
