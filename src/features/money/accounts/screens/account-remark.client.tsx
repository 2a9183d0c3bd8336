import { Text } from '@mantine/core'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import type { Currency } from '../../../../kernel/contract/values/money.ts'
import { bankAccount, bankAccountEndpoints } from '../bank-accounts.contract.ts'
import { errorWith } from '../chosen-account.ts'

interface AccountRemarkProps {
  /** The id of the chosen account, as stored in the form. */
  account: string | number | null | undefined
  /** The currencies of the amounts. */
  brings: readonly Currency[]
}

/** The warning below an account select: the money would be in no account, or the account is inactive. */
export function AccountRemark({ account, brings }: AccountRemarkProps) {
  const t = useTranslate()
  const id = Number(account ?? 0)
  const mayView = useMay(bankAccount.resource, 'view')
  const read = useRead(bankAccountEndpoints.read, { params: { id } }, { enabled: mayView && id > 0 })
  const chosen = read.data?.id === id ? read.data : undefined
  const problem = chosen ? errorWith([chosen], chosen.name, brings) : null
  return (
    <Text size="sm" mt={6} role="status">
      {problem && t(problem)}
    </Text>
  )
}
