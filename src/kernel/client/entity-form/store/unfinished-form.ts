import { useEffect, useRef, useState } from 'react'
import type { Fields } from '../../../contract/fields.ts'
import { readSession } from '../../session/session.ts'
import type { EntityForm } from '../entity-form-state.ts'
import { differences, type LooseValues, startingValues } from './form-values.ts'
import { draftText } from './draft-text.ts'

const patienceMs = 300

/** One key per user, since several may share a browser. */
function keyOf(name: string, userId: number): string {
  return `inkwell.unfinished-${name}.${userId}`
}

/** Returns the user's saved draft of the named form as text; null if there is none. */
export function readUnfinishedForm(name: string): string | null {
  const userId = readSession()?.user.id
  return userId === undefined ? null : localStorage.getItem(keyOf(name, userId))
}

/** Deletes the saved draft from the browser. */
export function forgetUnfinishedForm(name: string): void {
  const userId = readSession()?.user.id
  if (userId !== undefined) localStorage.removeItem(keyOf(name, userId))
}

/**
 * Saves the input in this browser, debounced, and at the latest when the form or page closes. A form without changes is
 * not saved. Returns a function that deletes the draft, to be called after saving, which may be before the form closes.
 */
export function useKeepUnfinishedForm<F extends Fields>(
  name: string,
  { fields, store, saved }: Pick<EntityForm<F>, 'fields' | 'store' | 'saved'>,
  fresh: LooseValues,
): () => void {
  const isOver = useRef(false)
  const [userId] = useState(() => readSession()?.user.id)
  const [start] = useState(() => store.now().values)
  useEffect(() => {
    const keep = () => {
      const { values, record } = store.now()
      if (isOver.current || userId === undefined || values === start) return
      const isStarted =
        !saved() && differences(fields, values, startingValues(fields, record ?? fresh)).length > 0
      // The record is stored too, since a later save needs its version.
      const text = record ? draftText(fields, { values, record }) : JSON.stringify(values)
      keepText(keyOf(name, userId), isStarted ? text : null)
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, patienceMs)
    })
    addEventListener('pagehide', keep)
    return () => {
      unsubscribe()
      clearTimeout(timer)
      removeEventListener('pagehide', keep)
      keep()
    }
  }, [name, fields, store, saved, fresh, userId, start])
  return () => {
    isOver.current = true
    forgetUnfinishedForm(name)
  }
}

/** Local storage may be disabled or full; this must not disturb the user. */
function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The open form still has everything.
  }
}
