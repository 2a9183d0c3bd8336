import type { ReactNode } from 'react'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { WithFacts } from '../../../../kernel/client/show/with-facts.tsx'
import styles from './voucher.module.css'

interface VoucherBodyProps {
  /** The table of what the voucher is applied to, if it can be applied. */
  settles: ReactNode
  details: string | null
  facts: ReactNode
}

/** The body of a voucher: what it is applied to and its details, beside its facts. Without both, the facts only. */
export function VoucherBody({ settles, details, facts }: VoucherBodyProps) {
  if (!settles && details === null) return facts
  return (
    <WithFacts facts={facts}>
      {settles}
      {details !== null && (
        <Card title="Details" below={Boolean(settles)}>
          <p className={styles.details} dir="auto">
            {details}
          </p>
        </Card>
      )}
    </WithFacts>
  )
}
