import { Text } from '@mantine/core'
import { Card } from '../../../kernel/client/card/card.tsx'
import { useRead } from '../../../kernel/client/cache/query.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { Loaded } from '../../../kernel/client/show/loaded.tsx'
import { dashboard } from '../dashboard.contract.ts'
import { ledgerCheckResult } from './ledger-check-result.ts'

/** The section of the settings with the result of the nightly ledger check. */
export function LedgerCheck() {
  const t = useTranslate()
  return (
    <Card width="form">
      <Loaded read={useRead(dashboard)}>
        {({ money_check: check }) => (
          <>
            <Text>{check ? t(ledgerCheckResult(check)) : t('The ledger has not been checked yet.')}</Text>
            <Text size="sm" c="dimmed" mt="xs">
              {t('Every night, all balances are recalculated from the documents and compared.')}
            </Text>
          </>
        )}
      </Loaded>
    </Card>
  )
}
