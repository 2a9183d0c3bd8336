import type { ReactNode } from 'react'
import { Card } from '../../../../kernel/client/card/card.tsx'
import { WithFacts } from '../../../../kernel/client/show/with-facts.tsx'
import styles from './voucher.module.css'

interface VoucherBodyProps {
  /** What it settles, where it can settle anything. */
  settles: ReactNode
  details: string | null
  facts: ReactNode
}

/** What a voucher settles and what was noted, with its facts beside them; the facts alone where there is nothing else. */
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
