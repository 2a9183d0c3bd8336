import { plainText, type Label, type MessageKey, type Message, message } from '../../../i18n/messages.ts'
import type { Entity } from '../entity.ts'
import { oneOf } from '../entity-sentences.ts'
import type { ImportResult } from './import.ts'

/** The messages about an import of one kind of record. */
interface ImportSentences {
  title: Extract<Label, `Import ${string}`>
  run: Exclude<Extract<MessageKey, `Import {count} ${string}`>, ImportSentences['runSkipping']>
  runSkipping: Extract<MessageKey, `Import {count} ${string} and skip {wrong}`>
  undo: Extract<Label, `${string} created by this import are deleted, and those it changed are reverted.`>
  firstOf: Extract<MessageKey, `Only the first of {count} changed ${string} are shown.`>
  mayBeBlank: Extract<MessageKey, `If {headings} is blank, the ${string} is saved without it.`>
  known: Extract<MessageKey, `A row with an existing {label} updates that ${string}.`>
  mayNotChange: Extract<
    MessageKey,
    `This file changes existing ${string} ({changed}), but you can only create new ones. Remove those rows and try again.`
  >
  undone: Extract<MessageKey, `Import undone: {count} ${string} deleted, {restored} reverted.`>
  stays: Extract<
    MessageKey,
    `This import cannot be undone because some of its ${string} have been changed since ({changed}).`
  >
}

/** Returns the messages of an import, each a whole sentence of the catalogs. Only for kinds that can be imported. */
export function importSentencesOf(entity: Pick<Entity, 'label' | 'plural' | 'noun'>): ImportSentences {
  const many = entity.plural.toLowerCase()
  const one = oneOf(entity)
  return {
    title: `Import ${entity.plural}`,
    run: `Import {count} ${many}`,
    runSkipping: `Import {count} ${many} and skip {wrong}`,
    undo: `${entity.plural.charAt(0)}${many.slice(1)} created by this import are deleted, and those it changed are reverted.`,
    firstOf: `Only the first of {count} changed ${many} are shown.`,
    mayBeBlank: `If {headings} is blank, the ${one} is saved without it.`,
    known: `A row with an existing {label} updates that ${one}.`,
    mayNotChange: `This file changes existing ${many} ({changed}), but you can only create new ones. Remove those rows and try again.`,
    undone: `Import undone: {count} ${many} deleted, {restored} reverted.`,
    stays: `This import cannot be undone because some of its ${many} have been changed since ({changed}).`,
  } as ImportSentences
}

/** Returns the place of a file's headings, in words. */
export function headingsPlace({ sheet, row }: ImportResult['headings']): Message {
  return sheet === null
    ? message('row {row}', { row })
    : message('row {row} of the sheet “{sheet}”', { row, sheet: plainText(sheet) })
}
