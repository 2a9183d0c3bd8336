import { asTyped, type Label, type Sentence, type Told, told } from '../../../words/sentences.ts'
import type { Entity } from '../entity.ts'
import { oneOf } from '../entity-sentences.ts'
import type { ImportResult } from './import.ts'

/** What is said about an import of records of one kind. */
interface ImportSentences {
  title: Extract<Label, `Import ${string}`>
  run: Extract<Sentence, `Import {count} ${string}`>
  runSkipping: Extract<Sentence, `Skip {wrong} and import {count} ${string}`>
  undo: Extract<
    Label,
    `The ${string} that it created are deleted, and those that it changed become what they were.`
  >
  firstOf: Extract<Sentence, `These are the first of {count} ${string} that change.`>
  mayBeBlank: Extract<Sentence, `Where {headings} is blank, the ${string} has none.`>
  known: Extract<Sentence, `A row whose {label} is known already changes that ${string}.`>
  mayNotChange: Extract<Sentence, `This file changes {changed} ${string}, and you may only create new ones.`>
  undone: Extract<Sentence, `The import was undone: {count} ${string} deleted, {restored} changed back.`>
  stays: Extract<
    Sentence,
    `This import cannot be undone: {changed} of its ${string} have been changed since.`
  >
}

/** The sentences of an import, each whole in the catalogues, for the kinds of records that can be imported. */
export function importSentencesOf(entity: Pick<Entity, 'label' | 'plural' | 'noun'>): ImportSentences {
  const many = entity.plural.toLowerCase()
  const one = oneOf(entity)
  return {
    title: `Import ${entity.plural}`,
    run: `Import {count} ${many}`,
    runSkipping: `Skip {wrong} and import {count} ${many}`,
    undo: `The ${many} that it created are deleted, and those that it changed become what they were.`,
    firstOf: `These are the first of {count} ${many} that change.`,
    mayBeBlank: `Where {headings} is blank, the ${one} has none.`,
    known: `A row whose {label} is known already changes that ${one}.`,
    mayNotChange: `This file changes {changed} ${many}, and you may only create new ones.`,
    undone: `The import was undone: {count} ${many} deleted, {restored} changed back.`,
    stays: `This import cannot be undone: {changed} of its ${many} have been changed since.`,
  } as ImportSentences
}

/** Where the headings of a file stand. */
export function headingsPlace({ sheet, row }: ImportResult['headings']): Told {
  return sheet === null
    ? told('row {row}', { row })
    : told('row {row} of the sheet “{sheet}”', { row, sheet: asTyped(sheet) })
}
