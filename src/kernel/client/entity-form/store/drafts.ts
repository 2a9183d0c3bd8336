import { useEffect, useState } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Fields } from '../../../contract/fields.ts'
import { readSession } from '../../session/session.ts'
import { useLatest } from '../../use-latest.ts'
import { type DraftForm, draftFrom, draftText } from './draft-text.ts'

/**
 * Forms that were open when a session expired, by user and address: complete with files, as long as the page is open.
 * What can be stored as text is also saved in local storage, for a user who comes back later.
 */
const drafts = new Map<string, DraftForm>()

/** Returns the key of a form. A dialog may show a second form at the same address. */
export function placeOf(pathname: string, { path }: Endpoint): string {
  return `${pathname} ${path.replace(/\/:id$/, '')}`
}

function keyOf(owner: number | undefined, place: string): string {
  return `inkwell.kept-form.${owner} ${place}`
}

/** Returns the saved input of a form, once: from an expired session, or passed on by another form. */
export function useDraft(place: string, fields: Fields): DraftForm | undefined {
  const [key] = useState(() => keyOf(readSession()?.user.id, place))
  const [draft] = useState(() => drafts.get(key) ?? draftFrom(fields, localStorage.getItem(key)))
  useEffect(() => {
    drafts.delete(key)
    localStorage.removeItem(key)
  }, [key])
  return draft
}

/** Saves the input when an expired session closes the form. `current` returns null if there is nothing to save. */
export function useSaveDraft(place: string, fields: Fields, current: () => DraftForm | null): void {
  const [key] = useState(() => keyOf(readSession()?.user.id, place))
  const latest = useLatest({ fields, current })
  useEffect(() => {
    const onLeave = () => {
      const { fields: all, current: ask } = latest()
      const form = ask()
      if (form !== null && readSession() === null) saveDraft(key, all, form)
    }
    return onLeave
  }, [key, latest])
}

/** Passes input to the form that opens next at a place. */
export function passInputTo(place: string, form: DraftForm): void {
  drafts.set(keyOf(readSession()?.user.id, place), form)
}

function saveDraft(key: string, fields: Fields, form: DraftForm): void {
  drafts.set(key, form)
  try {
    localStorage.setItem(key, draftText(fields, form))
  } catch {
    // Local storage may be disabled or full; the open page still has the form.
  }
}
