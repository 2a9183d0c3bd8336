import { useQueryClient } from '@tanstack/react-query'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { RequiredStep } from '../account/required-step.client.tsx'
import { TotpSetup } from './totp/totp-setup.client.tsx'

interface FirstFactorProps {
  product: string
  motto: DisplayText
  /**
   * Called with whether the page must stay open although the factor is active: its recovery codes are shown only once.
   */
  onStay(stays: boolean): void
}

/** Asks a user who must have a second factor to set it up before anything else. */
export function FirstFactor({ product, motto, onStay }: FirstFactorProps) {
  const t = useTranslate()
  const cache = useQueryClient()
  return (
    <RequiredStep
      product={product}
      motto={motto}
      title="Set up two-factor authentication"
      reason={t(
        'Your role requires two-factor authentication. Set up an authenticator app on your phone to continue.',
      )}
    >
      <TotpSetup
        onCodes={() => onStay(true)}
        onDone={() => {
          onStay(false)
          void cache.invalidateQueries()
        }}
      />
    </RequiredStep>
  )
}
