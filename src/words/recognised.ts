import { ar } from './ar.ts'
import { asTyped, type Said, type Sentence, type Value } from './sentences.ts'

interface Shape {
  key: Sentence
  shape: RegExp
  /** How much of it are its own words: the more, the surer. */
  own: number
}

const special = /[.*+?^${}()|[\]\\]/g

function shapeOf(key: Sentence): Shape {
  const parts = key.split(/\{(\w+)\}/)
  const pattern = parts.map((part, place) =>
    place % 2 === 0 ? part.replace(special, String.raw`\$&`) : `(?<${part}>.+?)`,
  )
  const own = parts.filter((_, place) => place % 2 === 0).join('').length
  return { key, shape: new RegExp(`^${pattern.join('')}$`, 'su'), own }
}

let shapes: readonly Shape[] | undefined

/** Below that a sentence is little else than its values, and would take any text for itself. */
const ownLettersMin = 8

/** The sentences with values, those with the most words of their own first; a name may stand in one only once. */
function withValues(): readonly Shape[] {
  shapes ??= (Object.keys(ar) as Sentence[])
    .filter((key) => {
      const names = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
      return names.length > 0 && new Set(names).size === names.length
    })
    .map(shapeOf)
    .filter(({ own }) => own >= ownLettersMin)
    .toSorted((a, b) => b.own - a.own)
  return shapes
}

/**
 * The sentence that a finished English text is: for what speaks below the languages, such as a rule of the database.
 * Text that is none stays as it is.
 */
export function recognised(english: string): Said {
  if (Object.hasOwn(ar, english)) return { key: english as Sentence, values: {} }
  for (const { key, shape } of withValues()) {
    const values: Record<string, Value> | undefined = shape.exec(english)?.groups
    if (values) return { key, values: { ...values } }
  }
  return asTyped(english)
}
