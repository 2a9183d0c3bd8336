import type { ReactNode } from 'react'
import type { DisplayText } from '../../i18n/messages.ts'
import { useTranslate } from '../../kernel/client/language/language.ts'

/** A labelled value in the head of a customer's page. */
export function HeadFact({ label, children }: { label: DisplayText; children: ReactNode }) {
  const t = useTranslate()
  return (
    <div>
      <dt>{t(label)}</dt>
      <dd>{children}</dd>
    </div>
  )
}
