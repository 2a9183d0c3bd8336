import { hideColumns } from '../../../contract/endpoints/lists/hidden-columns.ts'
import { call } from '../../calls/call.ts'
import { useChangeMe } from '../../session/change-me.ts'
import { useMe } from '../../session/rights.ts'

const none: readonly string[] = []

/** The columns of a list that the person does not want to see, on whichever device. */
export function useHiddenColumns(list: string): readonly string[] {
  return useMe()?.hidden_columns[list] ?? none
}

/** Hides these columns of a list, at once, and shows all others; takes it back when it cannot be kept. */
export function useHideColumns(list: string): (columns: readonly string[]) => void {
  const change = useChangeMe()
  return (columns) =>
    change(
      (me) => ({ hidden_columns: { ...me.hidden_columns, [list]: columns } }),
      () => call(hideColumns, { body: { list, columns: columns.map((name) => ({ name })) } }),
    )
}
