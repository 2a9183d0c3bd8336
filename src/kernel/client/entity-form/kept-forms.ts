import { useEffect, useRef, useState } from 'react'
import type { Fields } from '../../contract/fields.ts'
import { readSession } from '../session.ts'
import { type KeptForm, keptIn, keptText } from './kept-text.ts'

/**
 * Forms that a lost session took off the screen, by person and address: as they were, files included, as long as
 * the page is open. The browser keeps what can be written down for longer, so that somebody who comes back another
 * day finds it.
 */
const keptForms = new Map<string, KeptForm>()

/**
 * What was being typed here when the session ended, once. `current` is asked when the form leaves the screen and
 * answers null when there is nothing to keep.
 */
export function useKeptForm(
  pathname: string,
  fields: Fields,
  current: () => KeptForm | null,
): KeptForm | undefined {
  const [owner] = useState(() => readSession()?.user.id)
  const key = `inkwell.kept-form.${owner} ${pathname}`
  const [kept] = useState(() => keptForms.get(key) ?? keptIn(fields, localStorage.getItem(key)))
  const latest = useRef({ fields, current })
  useEffect(() => {
    latest.current = { fields, current }
  })
  useEffect(() => {
    forget(key)
    const leave = () => {
      const { fields: all, current: ask } = latest.current
      const form = ask()
      if (form !== null && readSession() === null) keep(key, all, form)
    }
    return leave
  }, [key])
  return kept
}

function keep(key: string, fields: Fields, form: KeptForm): void {
  keptForms.set(key, form)
  try {
    localStorage.setItem(key, keptText(fields, form))
  } catch {
    // A browser that keeps nothing, or is full: the open page still remembers.
  }
}

function forget(key: string): void {
  keptForms.delete(key)
  localStorage.removeItem(key)
}
