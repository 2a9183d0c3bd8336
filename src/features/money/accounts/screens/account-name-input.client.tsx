import { Anchor, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import type { InputProps } from '../../../../kernel/client/inputs/input-props.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useMay, useMe } from '../../../../kernel/client/session/rights.ts'
import type { TextField } from '../../../../kernel/contract/kinds/texts/text.ts'
import type { Currency } from '../../../../kernel/contract/values/money.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { company } from '../../../settings/settings.contract.ts'
import { bankAccount, bankAccountEndpoints } from '../bank-accounts.contract.ts'
import { accountFor, accountNamed, errorWith } from '../chosen-account.ts'
import { SuggestInput } from './suggest-input.client.tsx'

interface AccountNameInputProps extends InputProps<TextField, string | null> {
  /** The currencies of the amounts entered so far. */
  brings: readonly Currency[]
  /** Whether to fill in an account of the entered currency until the user chooses one. */
  proposes?: boolean
}

/**
 * Free text that usually names one of the company's accounts. For users who may view accounts it suggests them, fills
 * in one of the entered currency, and warns if the money would be in no account.
 */
export function AccountNameInput({ brings, proposes = false, ...props }: AccountNameInputProps) {
  const t = useTranslate()
  const { value, onChange } = props
  const mayView = useMay(bankAccount.resource, 'view')
  const read = useRead(bankAccountEndpoints.list, { query: { page_size: 100 } }, { enabled: mayView })
  const defaultName = useRead(company).data?.default_account ?? null
  const person = useMe()?.id ?? null
  const [hasChosen, setHasChosen] = useState(false)
  const accounts = read.data?.results
  const [currency, another] = brings
  const fitting =
    accounts && currency && !another
      ? accountFor(accounts, currency, { defaultName, person })?.name
      : undefined
  const holds = accounts && accountNamed(accounts, value)?.currency
  const proposal = proposes && !hasChosen && fitting !== undefined && holds !== currency ? fitting : undefined
  useEffect(() => {
    if (proposal !== undefined) onChange(proposal)
  }, [proposal, onChange])
  const choose = (name: string | null) => {
    setHasChosen(true)
    onChange(name)
  }
  const problem = accounts ? errorWith(accounts, value, brings) : null
  const open = (accounts ?? []).filter(({ active }) => active)
  return (
    <>
      <SuggestInput {...props} onChange={choose} suggestions={open.map(({ name }) => name)} />
      <Text size="sm" mt={problem === null ? 0 : 6} role="status">
        {problem && t(problem)}
        {problem !== null && fitting !== undefined && fitting !== value && (
          <>
            {' '}
            <Anchor component="button" type="button" inherit onClick={() => choose(fitting)}>
              {translateParts(t, 'Use {name}', { name: <bdi key="name">{fitting}</bdi> })}
            </Anchor>
          </>
        )}
      </Text>
    </>
  )
}
