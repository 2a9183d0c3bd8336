import { hideColumns } from '../../../contract/endpoints/lists/hidden-columns.ts'
import { call } from '../../calls/call.ts'
import { useChangeMe } from '../../session/change-me.ts'
import { useMe } from '../../session/rights.ts'

const none: readonly string[] = []

/** The columns of a list that the user has hidden, on every device. */
export function useHiddenColumns(list: string): readonly string[] {
  return useMe()?.hidden_columns[list] ?? none
}

/** Hides exactly these columns of a list at once; reverts if saving fails. */
export function useHideColumns(list: string): (columns: readonly string[]) => void {
  const change = useChangeMe()
  return (columns) =>
    change(
      (me) => ({ hidden_columns: { ...me.hidden_columns, [list]: columns } }),
      () => call(hideColumns, { body: { list, columns: columns.map((name) => ({ name })) } }),
    )
}
