import { keepListLook, pageSizeAtFirst } from '../../../contract/endpoints/lists/list-look.ts'
import { call } from '../../calls/call.ts'
import type { Me } from '../../session/account.ts'
import { useChangeMe } from '../../session/change-me.ts'
import { useMe } from '../../session/rights.ts'

type ListLook = NonNullable<Me['list_look']>

const plain: ListLook = { page_size: pageSizeAtFirst, compact: false }

/** The user's page size and density for all lists, on every device. */
export function useListLook(): ListLook {
  return useMe()?.list_look ?? plain
}

/** Changes them at once. */
export function useKeepListLook(): (look: ListLook) => void {
  const change = useChangeMe()
  return (look) =>
    change(
      () => ({ list_look: look }),
      () => call(keepListLook, { body: look }),
    )
}
