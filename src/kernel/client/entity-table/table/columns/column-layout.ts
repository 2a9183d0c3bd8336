import { useMemo } from 'react'
import { keepColumnLayout } from '../../../../contract/endpoints/lists/column-layout.ts'
import {
  type ColumnLayout,
  layoutIn,
  plainLayout,
  recordIn,
} from '../../../../contract/values/column-layout.ts'
import { call } from '../../../calls/call.ts'
import { useChangeMe } from '../../../session/change-me.ts'
import { useMe } from '../../../session/rights.ts'
import type { ListState } from '../../list-state.ts'
import { layoutFromText, layoutText } from './layout-in-address.ts'

/** The user's column layout of a list; null if unchanged. */
export function useOwnLayout(list: string): ColumnLayout | null {
  const kept = useMe()?.column_layouts
  return useMemo(() => {
    const own = layoutIn(recordIn(kept)[list])
    return own.held !== null || Object.keys(own.widths).length > 0 ? own : null
  }, [kept, list])
}

/**
 * The widths and frozen columns of a list. Within a view, changes belong to the view and are in the address until it is
 * saved; otherwise they are the user's own, on every device.
 */
export function useColumnLayout(
  list: string,
  state: Pick<ListState, 'layout' | 'saved' | 'setLayout'>,
): [ColumnLayout, (layout: ColumnLayout) => void] {
  const own = useOwnLayout(list)
  const change = useChangeMe()
  const { layout, saved, setLayout } = state
  return useMemo(() => {
    const keep = (next: ColumnLayout) =>
      change(
        (me) => ({ column_layouts: { ...recordIn(me.column_layouts), [list]: next } }),
        () => {
          const widths = Object.entries(next.widths).map(([name, width]) => ({ name, width }))
          return call(keepColumnLayout, { body: { list, widths, held: next.held } })
        },
      )
    const isOfView = layout !== '' || saved !== ''
    return [
      layoutFromText(layout) ?? own ?? plainLayout,
      isOfView ? (next: ColumnLayout) => setLayout(layoutText(next)) : keep,
    ]
  }, [layout, own, saved, setLayout, change, list])
}
