import { useEffect } from 'react'
import { useMatches } from 'react-router'
import { tabTitle } from './document-title.ts'
import type { Need } from './navigation.ts'

/** What a route says of its screen. */
export interface RouteFacts {
  title: string
  need?: Need
}

/** What the innermost matched route says of its screen. */
export function useRouteFacts(): Partial<RouteFacts> {
  const last = useMatches().at(-1)
  return typeof last?.handle === 'object' && last.handle !== null ? last.handle : {}
}

/** Names the tab after the screen. */
export function useDocumentTitle(program: string): void {
  const { title } = useRouteFacts()
  useEffect(() => {
    document.title = tabTitle(title, program)
  }, [title, program])
}
