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
  /** The one that the address names; undefined where there is none, or where it is not seen. */
  current: SavedView | undefined
  /** Whether the list shows something else than the view that is named. */
  isChanged: boolean
  /** What is saved of the list as it is. */
  settings: ViewSettings
  show(view: SavedView | null): void
  /** Shows a ready-made view. */
  suggest(view: SuggestedView): void
}

const nothing: ViewSettings = { search: '', ordering: '', filters: {}, columns: null, layout: '' }

/** The views of a list. One that alone is named in the address is shown, and where nothing is, the person's own first one. */
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
  // By its version, which the list tells, and not by its topic: what is deleted is not asked for once more.
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
  /** Asks what a view shows, and shows it; `instead` of the present step of the history, or as a new one. */
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
    // What its maker has made of the columns goes with it.
    settings: { ...settings, layout: layout || (own ? layoutText(own) : '') },
    show: (view) => (view ? void open(view.id, false) : state.show(nothing, '')),
    suggest: ({ filters: only = {}, ordering: by = '' }) =>
      state.show({ ...nothing, filters: only, ordering: by }, ''),
  }
}
