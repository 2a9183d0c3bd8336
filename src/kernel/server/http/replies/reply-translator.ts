import type { Translate } from '../../../../i18n/translate.ts'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { type ReplyShape, isRecord } from '../../../contract/endpoint.ts'
import type { Field, Fields } from '../../../contract/fields.ts'

type TranslateValue = (value: unknown, t: Translate) => unknown

/** The function that translates a field's value; undefined if the field contains no message. */
function translatorOfField(field: Field): TranslateValue | undefined {
  if (field.kind === 'message') return (value, t) => (value === null ? null : t(value as DisplayText))
  if (field.kind !== 'list' && field.kind !== 'group' && field.kind !== 'grouped') return undefined
  const translate = translatorOfFields(field.fields)
  if (!translate || field.kind === 'group') return translate
  const translateEach: TranslateValue = (value, t) =>
    Array.isArray(value) ? value.map((entry) => translate(entry, t)) : value
  if (field.kind === 'list') return translateEach
  return (groups, t) =>
    Object.fromEntries(Object.entries(groups ?? {}).map(([name, each]) => [name, translateEach(each, t)]))
}

function translatorOfFields(fields: Fields): TranslateValue | undefined {
  const translated = Object.entries(fields).flatMap(([name, field]): [string, TranslateValue][] => {
    const translate = translatorOfField(field)
    return translate ? [[name, translate]] : []
  })
  if (translated.length === 0) return undefined
  return (value, t) => {
    if (typeof value !== 'object' || value === null) return value
    const shown: Record<string, unknown> = { ...value }
    for (const [name, translate] of translated)
      if (shown[name] !== undefined) shown[name] = translate(shown[name], t)
    return shown
  }
}

/**
 * Translates the messages of a response to the language of the request. Until then they are message keys with values,
 * so that a stored response can be translated to another language later.
 */
export function replyTranslator(shape: ReplyShape): TranslateValue {
  return (isRecord(shape) && translatorOfFields(shape)) || ((value) => value)
}
