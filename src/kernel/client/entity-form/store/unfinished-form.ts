import { useEffect, useRef, useState } from 'react'
import type { Fields } from '../../../contract/fields.ts'
import { readSession } from '../../session/session.ts'
import type { EntityForm } from '../entity-form-state.ts'
import { differences, type LooseValues, startingValues } from './form-values.ts'
import { keptText } from './kept-text.ts'

const patienceMs = 300

/** One for each person, since several may share a browser. */
function keyOf(name: string, userId: number): string {
  return `inkwell.unfinished-${name}.${userId}`
}

/** The unfinished form of a name that this person left in this browser, as text; null when there is none. */
export function readUnfinishedForm(name: string): string | null {
  const userId = readSession()?.user.id
  return userId === undefined ? null : localStorage.getItem(keyOf(name, userId))
}

/** Takes the unfinished form out of the browser. */
export function forgetUnfinishedForm(name: string): void {
  const userId = readSession()?.user.id
  if (userId !== undefined) localStorage.removeItem(keyOf(name, userId))
}

/**
 * Keeps in this browser what is typed, shortly after it is typed and at the latest when the form or the page goes.
 * A form that says no more than a fresh one is not worth keeping. The answer ends it: to be called when the form has
 * been saved, which may be before it leaves the screen.
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
      // The record goes along, so that its version is known later.
      const text = record ? keptText(fields, { values, record }) : JSON.stringify(values)
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

/** A browser that refuses to keep anything, or is full, must not disturb the typing. */
function keepText(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The form itself still holds everything.
  }
}
