import type { Translate } from '../../../../i18n/translate.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { type ReplyShape, isRecord } from '../../../contract/endpoint.ts'
import type { Field, Fields } from '../../../contract/fields.ts'

type Speak = (value: unknown, t: Translate) => unknown

/** The function that translates a field's value; undefined if the field contains no message. */
function translatorOfField(field: Field): Speak | undefined {
  if (field.kind === 'message') return (value, t) => (value === null ? null : t(value as DisplayText))
  if (field.kind !== 'list' && field.kind !== 'group' && field.kind !== 'grouped') return undefined
  const speak = translatorOfFields(field.fields)
  if (!speak || field.kind === 'group') return speak
  const speakEach: Speak = (value, t) =>
    Array.isArray(value) ? value.map((entry) => speak(entry, t)) : value
  if (field.kind === 'list') return speakEach
  return (groups, t) =>
    Object.fromEntries(Object.entries(groups ?? {}).map(([name, each]) => [name, speakEach(each, t)]))
}

function translatorOfFields(fields: Fields): Speak | undefined {
  const speaking = Object.entries(fields).flatMap(([name, field]): [string, Speak][] => {
    const speak = translatorOfField(field)
    return speak ? [[name, speak]] : []
  })
  if (speaking.length === 0) return undefined
  return (value, t) => {
    if (typeof value !== 'object' || value === null) return value
    const shown: Record<string, unknown> = { ...value }
    for (const [name, speak] of speaking) if (shown[name] !== undefined) shown[name] = speak(shown[name], t)
    return shown
  }
}

/**
 * Translates the messages of a response to the language of the request. Until then they are message keys with values,
 * so that a stored response can be translated to another language later.
 */
export function spokenReply(shape: ReplyShape): Speak {
  return (isRecord(shape) && translatorOfFields(shape)) || ((value) => value)
}
