import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { ReplyOf } from '../../../contract/endpoint.ts'
import { viewEndpoints } from '../../../contract/endpoints/lists/views.ts'
import type { Fields } from '../../../contract/fields.ts'
import { useRead } from '../../cache/query.ts'
import { call } from '../../calls/call.ts'
import { useOwnLayout } from '../table/columns/column-layout.ts'
import { layoutText } from '../table/columns/layout-in-address.ts'
import type { EntityList } from '../use-entity-list.ts'
import { notifyFailure } from '../../messages/notify.ts'
import type { SuggestedView } from './suggested-views.ts'
import { settingsIn, showTheSame, type ViewSettings } from './view-settings.ts'

export type SavedView = ReplyOf<typeof viewEndpoints.list>['results'][number]

export interface Views {
  all: readonly SavedView[]
  /** The view in the address; undefined if there is none or the user may not see it. */
  current: SavedView | undefined
  /** Whether the list differs from the current view. */
  isChanged: boolean
  /** The current settings of the list, to be saved as a view. */
  settings: ViewSettings
  show(view: SavedView | null): void
  /** Shows a ready-made view. */
  suggest(view: SuggestedView): void
}

const nothing: ViewSettings = { search: '', ordering: '', filters: {}, columns: null, layout: '' }

/** The views of a list. An address with nothing but a view opens that view; an empty address opens the user's default view. */
export function useViews<F extends Fields>({
  entity,
  state,
}: Pick<EntityList<F>, 'entity' | 'state'>): Views {
  const { search: query } = useLocation()
  const { data } = useRead(viewEndpoints.list, { query: { screen: entity.name } })
  const own = useOwnLayout(entity.name)
  const { search, ordering, filters, columns, layout, saved } = state
  const settings = { search, ordering, filters, columns, layout }
  const all = data?.results ?? []
  const current = all.find(({ id }) => String(id) === saved)
  const arrived = useRef({ isBare: query === '', isNamed: query === `?saved=${saved}`, isDone: false })
  // The version in the key, instead of a topic, prevents another request for a deleted view.
  const { data: opened } = useQuery({
    queryKey: [viewEndpoints.read.path, current?.id, current?.version],
    queryFn: () => call(viewEndpoints.read, { params: { id: current?.id ?? 0 } }),
    enabled: current !== undefined,
    staleTime: Infinity,
  })
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => void (here.current = false)
  }, [])
  /** Reads a view and shows it; `instead` replaces the current history entry. */
  const open = useCallback(
    async (id: number, instead: boolean) => {
      try {
        const { settings: shown } = await call(viewEndpoints.read, { params: { id } })
        if (here.current) state.show(settingsIn(shown), String(id), instead)
      } catch (error) {
        notifyFailure(error)
      }
    },
    [state],
  )

  useEffect(() => {
    const { isBare, isNamed, isDone } = arrived.current
    if (isDone || !data) return
    arrived.current.isDone = true
    const opens = data.results.find(({ id, is_default }) =>
      isNamed ? String(id) === saved : isBare && is_default,
    )
    if (opens) void open(opens.id, true)
  }, [data, saved, open])

  return {
    all,
    current,
    isChanged:
      current !== undefined &&
      opened?.id === current.id &&
      !showTheSame(settings, settingsIn(opened.settings)),
    // A view includes the column layout of the user who saves it.
    settings: { ...settings, layout: layout || (own ? layoutText(own) : '') },
    show: (view) => (view ? void open(view.id, false) : state.show(nothing, '')),
    suggest: ({ filters: only = {}, ordering: by = '' }) =>
      state.show({ ...nothing, filters: only, ordering: by }, ''),
  }
}
