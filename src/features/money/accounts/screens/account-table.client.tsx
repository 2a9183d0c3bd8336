import { Button, Group } from '@mantine/core'
import { IconBook2, IconPencil, IconPlus } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { EntityTable } from '../../../../kernel/client/entity-table/entity-table.tsx'
import {
  ButtonAction,
  DeleteAction,
  LinkAction,
} from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { useMay } from '../../../../kernel/client/session/rights.ts'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { sentencesOf } from '../../../../kernel/contract/entity-sentences.ts'
import { formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { paths } from '../../../paths.ts'
import { AsOfNote } from '../../ledger/as-of-note.client.tsx'
import { AccountBalance } from './account-balance.client.tsx'
import { bankAccount, bankAccountEndpoints } from '../bank-accounts.contract.ts'

// Each dialog is loaded when a user opens it.
const AccountDialog = lazy(async () => ({
  default: (await import('./account-dialog.client.tsx')).AccountDialog,
}))
const NewAccountDialog = lazy(async () => ({
  default: (await import('./account-form.client.tsx')).NewAccountDialog,
}))

/** The list of accounts, where they are created, edited and deleted; with a heading where it is a screen of its own. */
export function AccountTable({ heading }: { heading?: DisplayText }) {
  const t = useTranslate()
  const list = useEntityList(bankAccount, bankAccountEndpoints.list)
  const mayCreate = useMay(bankAccount.resource, 'create')
  const on = list.state.filters['on']
  const asked = useRead(
    bankAccountEndpoints.list,
    { query: { on: on ?? null, page_size: 1 } },
    { enabled: Boolean(on) },
  )
  const [opened, setOpened] = useState<number | 'new' | null>(null)
  const account = list.rows?.find(({ id }) => id === opened)
  const close = () => setOpened(null)
  const create = mayCreate && (
    <Button leftSection={<IconPlus size={18} stroke={1.8} aria-hidden />} onClick={() => setOpened('new')}>
      {t(sentencesOf(bankAccount).create)}
    </Button>
  )
  return (
    <>
      {heading === undefined ? (
        <Group justify="flex-end" mb="xs">
          {create}
        </Group>
      ) : (
        <PageHeading title={heading}>{create}</PageHeading>
      )}
      {on && asked.data && <AsOfNote on={on} isClosed={asked.data.is_closed} />}
      <EntityTable
        list={list}
        display={{
          name: { card: 'who' },
          bank: { card: 'status' },
          account_number: { card: 'number' },
          opening_balance: { cell: (row) => formatMoney(row.opening_balance, row.currency) },
          balance: { cell: (row) => <AccountBalance account={row} />, card: 'amount' },
        }}
        open={(row) => paths.bankAccount.cashBook(row.id)}
        actions={(row) => (
          <>
            <LinkAction label="Cash Book" icon={IconBook2} to={paths.bankAccount.cashBook(row.id)} />
            <ButtonAction label="Open|to look at" icon={IconPencil} onClick={() => setOpened(row.id)} />
            <DeleteAction
              list={list}
              row={row}
              endpoint={bankAccountEndpoints.remove}
              question="Are you sure you want to delete this bank account?"
            />
          </>
        )}
      />
      <Suspense>
        {account && <AccountDialog account={account} onClose={close} />}
        {opened === 'new' && <NewAccountDialog onClose={close} />}
      </Suspense>
    </>
  )
}
