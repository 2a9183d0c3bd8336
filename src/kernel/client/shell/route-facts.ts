import { useEffect } from 'react'
import { useMatches } from 'react-router'
import type { DisplayText } from '../../../i18n/messages.ts'
import { useTranslate } from '../language/language.ts'
import { tabTitle } from './document-title.ts'
import type { Need } from './frame/sidebar/navigation.ts'

/** The title of a screen, and the permission that it needs. */
export interface RouteFacts {
  title: DisplayText
  need?: Need
}

/** Returns the facts of the innermost matched route. */
export function useRouteFacts(): Partial<RouteFacts> {
  const last = useMatches().at(-1)
  return typeof last?.handle === 'object' && last.handle !== null ? last.handle : {}
}

/** Sets the browser tab's title to that of the screen. */
export function useDocumentTitle(program: string): void {
  const t = useTranslate()
  const { title } = useRouteFacts()
  useEffect(() => {
    document.title = tabTitle(title && t(title), program)
  }, [title, program, t])
}
