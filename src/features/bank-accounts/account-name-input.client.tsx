import type { InputProps } from '../../kernel/client/inputs/input-props.ts'
import { SuggestInput } from './suggest-input.client.tsx'
import { useRead } from '../../kernel/client/query.ts'
import { useMay } from '../../kernel/client/rights.ts'
import type { TextField } from '../../kernel/contract/kinds/text.ts'
import { bankAccount, bankAccountEndpoints } from './bank-accounts.contract.ts'

/** Free text that usually names one of the company's bank accounts; suggests them to those who may see them. */
export function AccountNameInput(props: InputProps<TextField, string | null>) {
  const mayView = useMay(bankAccount.resource, 'view')
  const read = useRead(bankAccountEndpoints.list, { query: { page_size: 100 } }, { enabled: mayView })
  return <SuggestInput {...props} suggestions={(read.data?.results ?? []).map(({ name }) => name)} />
}
