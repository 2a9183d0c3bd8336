import { useEffect, useRef } from 'react'
import type { Fields } from '../../contract/fields.ts'
import { readSession } from '../session.ts'
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

interface UnfinishedForm {
  fields: Fields
  values: LooseValues
  /** The record that is being changed; what is typed over it is kept with it, so that its version is known later. */
  record?: LooseValues | undefined
  /** Whether it has been saved meanwhile, by whichever way: then there is nothing left to keep. */
  saved?(): boolean
}

/**
 * Keeps in this browser what is typed, shortly after it is typed and at the latest when the form or the page goes.
 * A form that says no more than a fresh one is not worth keeping. The answer ends it: to be called when the form has
 * been saved, which may be before it leaves the screen.
 */
export function useKeepUnfinishedForm(
  name: string,
  { fields, values, record, saved }: UnfinishedForm,
  fresh: LooseValues,
): () => void {
  const isOver = useRef(false)
  const userId = useRef(readSession()?.user.id)
  const start = useRef(values)
  const keep = useRef(() => {})
  useEffect(() => {
    keep.current = () => {
      if (isOver.current || userId.current === undefined || values === start.current) return
      const isStarted = !saved?.() && differences(fields, values, startingValues(fields, fresh)).length > 0
      const text = record ? keptText(fields, { values, record }) : JSON.stringify(values)
      store(keyOf(name, userId.current), isStarted ? text : null)
    }
    const timer = setTimeout(() => keep.current(), patienceMs)
    return () => clearTimeout(timer)
  }, [name, fields, values, record, saved, fresh])
  useEffect(() => {
    const flush = () => keep.current()
    addEventListener('pagehide', flush)
    return () => {
      removeEventListener('pagehide', flush)
      flush()
    }
  }, [])
  return () => {
    isOver.current = true
    forgetUnfinishedForm(name)
  }
}

/** A browser that refuses to keep anything, or is full, must not disturb the typing. */
function store(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    // The form itself still holds everything.
  }
}
