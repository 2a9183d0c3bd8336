import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import type { Label, DisplayText } from '../../../../i18n/messages.ts'
import { formatRate } from '../../rates/rate-format.ts'
import styles from './voucher.module.css'

interface VoucherHeadProps {
  /** The payer or the payee. */
  party: { label: Label; name: ReactNode }
  /** The label of the amount, and the amount in each currency. */
  total: { label: Label; usd: number | null; iqd: number | null }
  /** The rate and the USD value of the dinars, if they have one. */
  at: { rate: number | null; usd: number | null }
  /** The subject and its label. */
  about: { label: Label; text: string }
  cancelled: boolean
  /** Warnings above the facts. */
  warnings: readonly DisplayText[]
  /** The key facts: `FirstFacts`. */
  children: ReactNode
}

/** The head of a voucher, as on the printed document: party, amount and subject. */
export function VoucherHead({ party, total, at, about, cancelled, warnings, children }: VoucherHeadProps) {
  const t = useTranslate()
  const amounts = [
    ...(total.usd ? [formatMoney(total.usd, 'USD')] : []),
    ...(total.iqd ? [formatMoney(total.iqd, 'IQD')] : []),
  ]
  return (
    <Card label="Money" spaced above>
      <div className={styles.head}>
        <div className={styles.who}>
          <span className={styles.label}>{t(party.label)}</span>
          <Title order={2} size="h3" className={styles.party}>
            {party.name}
          </Title>
          <span className={styles.label}>{t(about.label)}</span>
          <span>
            <bdi>{about.text}</bdi>
          </span>
        </div>
        <div className={styles.amounts} data-cancelled={cancelled || undefined}>
          <span className={styles.label}>{t(total.label)}</span>
          {(amounts.length > 0 ? amounts : [t('N/A')]).map((amount) => (
            <strong key={amount}>{amount}</strong>
          ))}
          {at.rate !== null && (
            <span className={styles.at}>
              <span>{t('At {rate} IQD per USD', { rate: formatRate(at.rate) })}</span>
              <bdi>{formatMoney(at.usd ?? 0, 'USD')}</bdi>
            </span>
          )}
        </div>
      </div>
      {children}
      {warnings.map((warning, place) => (
        <p key={place} className={styles.warning}>
          {t(warning)}
        </p>
      ))}
    </Card>
  )
}
