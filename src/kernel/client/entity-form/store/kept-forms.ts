import { useEffect, useState } from 'react'
import type { Endpoint } from '../../../contract/endpoint.ts'
import type { Fields } from '../../../contract/fields.ts'
import { readSession } from '../../session/session.ts'
import { useLatest } from '../../use-latest.ts'
import { type KeptForm, keptIn, keptText } from './kept-text.ts'

/**
 * Forms that a lost session took off the screen, by person and address: as they were, files included, as long as
 * the page is open. The browser keeps what can be written down for longer, so that somebody who comes back another
 * day finds it.
 */
const keptForms = new Map<string, KeptForm>()

/** Which form it is: there may be a second one in a dialog at the same address. */
export function placeOf(pathname: string, { path }: Endpoint): string {
  return `${pathname} ${path.replace(/\/:id$/, '')}`
}

function keyOf(owner: number | undefined, place: string): string {
  return `inkwell.kept-form.${owner} ${place}`
}

/** What was being typed here when the session ended, or what another form has handed over, once. */
export function useKeptForm(place: string, fields: Fields): KeptForm | undefined {
  const [key] = useState(() => keyOf(readSession()?.user.id, place))
  const [kept] = useState(() => keptForms.get(key) ?? keptIn(fields, localStorage.getItem(key)))
  useEffect(() => {
    keptForms.delete(key)
    localStorage.removeItem(key)
  }, [key])
  return kept
}

/**
 * Keeps what is being typed when a lost session takes the form off the screen. `current` is asked then and answers
 * null when there is nothing to keep.
 */
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

/** Gives a form to the one that is about to begin at a place. */
export function reassign(place: string, form: KeptForm): void {
  keptForms.set(keyOf(readSession()?.user.id, place), form)
}

function keep(key: string, fields: Fields, form: KeptForm): void {
  keptForms.set(key, form)
  try {
    localStorage.setItem(key, keptText(fields, form))
  } catch {
    // A browser that keeps nothing, or is full: the open page still remembers.
  }
}
