import type { Say } from '../../../../words/say.ts'
import type { Said } from '../../../../words/sentences.ts'
import { type ReplyShape, isRecord } from '../../../contract/endpoint.ts'
import type { Field, Fields } from '../../../contract/fields.ts'

type Speak = (value: unknown, say: Say) => unknown

/** How a value of a field is told; undefined where nothing in it is a sentence. */
function speakerOfField(field: Field): Speak | undefined {
  if (field.kind === 'said') return (value, say) => (value === null ? null : say(value as Said))
  if (field.kind !== 'list' && field.kind !== 'group' && field.kind !== 'grouped') return undefined
  const speak = speakerOfFields(field.fields)
  if (!speak || field.kind === 'group') return speak
  const speakEach: Speak = (value, say) =>
    Array.isArray(value) ? value.map((entry) => speak(entry, say)) : value
  if (field.kind === 'list') return speakEach
  return (groups, say) =>
    Object.fromEntries(Object.entries(groups ?? {}).map(([name, each]) => [name, speakEach(each, say)]))
}

function speakerOfFields(fields: Fields): Speak | undefined {
  const speaking = Object.entries(fields).flatMap(([name, field]): [string, Speak][] => {
    const speak = speakerOfField(field)
    return speak ? [[name, speak]] : []
  })
  if (speaking.length === 0) return undefined
  return (value, say) => {
    if (typeof value !== 'object' || value === null) return value
    const told: Record<string, unknown> = { ...value }
    for (const [name, speak] of speaking) if (told[name] !== undefined) told[name] = speak(told[name], say)
    return told
  }
}

/**
 * Tells the sentences of an answer in the language of whoever asks. Until then they are kept with their values, so that
 * an answer that is remembered can be told again in another language.
 */
export function spokenReply(shape: ReplyShape): Speak {
  return (isRecord(shape) && speakerOfFields(shape)) || ((value) => value)
}
