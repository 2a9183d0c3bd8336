import { useEffect, useState } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Fields } from '../../../contract/fields.ts'
import { readSession } from '../../session/session.ts'
import { useLatest } from '../../use-latest.ts'
import { type KeptForm, keptIn, keptText } from './kept-text.ts'

/**
 * Forms that were open when a session expired, by user and address: complete with files, as long as the page is open.
 * What can be stored as text is also saved in local storage, for a user who comes back later.
 */
const keptForms = new Map<string, KeptForm>()

/** Returns the key of a form. A dialog may show a second form at the same address. */
export function placeOf(pathname: string, { path }: Endpoint): string {
  return `${pathname} ${path.replace(/\/:id$/, '')}`
}

function keyOf(owner: number | undefined, place: string): string {
  return `inkwell.kept-form.${owner} ${place}`
}

/** Returns the saved input of a form, once: from an expired session, or passed on by another form. */
export function useKeptForm(place: string, fields: Fields): KeptForm | undefined {
  const [key] = useState(() => keyOf(readSession()?.user.id, place))
  const [kept] = useState(() => keptForms.get(key) ?? keptIn(fields, localStorage.getItem(key)))
  useEffect(() => {
    keptForms.delete(key)
    localStorage.removeItem(key)
  }, [key])
  return kept
}

/** Saves the input when an expired session closes the form. `current` returns null if there is nothing to save. */
export function useKeepForm(place: string, fields: Fields, current: () => KeptForm | null): void {
  const [key] = useState(() => keyOf(readSession()?.user.id, place))
  const latest = useLatest({ fields, current })
  useEffect(() => {
    const leave = () => {
      const { fields: all, current: ask } = latest()
      const form = ask()
      if (form !== null && readSession() === null) keep(key, all, form)
    }
    return leave
  }, [key, latest])
}

/** Passes input to the form that opens next at a place. */
export function reassign(place: string, form: KeptForm): void {
  keptForms.set(keyOf(readSession()?.user.id, place), form)
}

function keep(key: string, fields: Fields, form: KeptForm): void {
  keptForms.set(key, form)
  try {
    localStorage.setItem(key, keptText(fields, form))
  } catch {
    // Local storage may be disabled or full; the open page still has the form.
  }
}
