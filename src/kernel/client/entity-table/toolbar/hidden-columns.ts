import { useQueryClient } from '@tanstack/react-query'
import { hideColumns } from '../../../contract/endpoints/hidden-columns.ts'
import type { Me } from '../../session/account.ts'
import { call } from '../../calls/call.ts'
import { notifyFailure } from '../../messages/notify.ts'
import { meQuery, useMe } from '../../session/rights.ts'

const none: readonly string[] = []

/** The columns of a list that the person does not want to see, on whichever device. */
export function useHiddenColumns(list: string): readonly string[] {
  return useMe()?.hidden_columns[list] ?? none
}

/** Hides these columns of a list, at once, and shows all others; takes it back when it cannot be kept. */
export function useHideColumns(list: string): (columns: readonly string[]) => void {
  const client = useQueryClient()
  const show = (columns: readonly string[]) =>
    client.setQueryData<Me>(meQuery.queryKey, (me) =>
      me ? { ...me, hidden_columns: { ...me.hidden_columns, [list]: columns } } : undefined,
    )
  return (columns) => {
    const before = client.getQueryData<Me>(meQuery.queryKey)?.hidden_columns[list] ?? none
    show(columns)
    const keep = async () => {
      try {
        await call(hideColumns, { body: { list, columns: columns.map((name) => ({ name })) } })
      } catch (error) {
        show(before)
        notifyFailure(error)
      }
    }
    void keep()
  }
}
