import { useDebouncedValue } from '@mantine/hooks'
import { useNavigate } from 'react-router'
import { english } from '../../../../i18n/english.ts'
import { type DisplayText, messageOf } from '../../../../i18n/messages.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { searchLengthMax } from '../../../contract/endpoint.ts'
import { recordSearch } from '../../../contract/endpoints/lists/record-search.ts'
import { useRead } from '../../cache/query.ts'
import { useTranslate } from '../../language/language.ts'
import { failureMessage } from '../../messages/notify.ts'
import { useMe } from '../../session/rights.ts'
import Finder, { type Findable } from '../../ui/finding/finder.tsx'
import { maySee, type NavigationItem, type PaletteProps } from '../frame/sidebar/navigation.ts'
import { afterWords, allFound } from './palette-matching.ts'

const typingPauseMs = 150

/** How the palette shows records of a kind. */
interface RecordLink {
  /** The label of one record. */
  label: DisplayText
  icon: NavigationItem['icon']
  path(id: number): string
}

/** An action that starts with a record, such as receiving money from a customer. */
interface RecordAction extends Pick<NavigationItem, 'icon' | 'need'> {
  /** The label with the name of the record, which comes last in every language. */
  label(name: string): DisplayText
  path(id: number): string
}

/** What the palette finds besides the pages. */
export interface PaletteContent {
  /** What it finds, as text. */
  finds: DisplayText
  /** The kinds of records, by entity name. */
  records: Readonly<Record<string, RecordLink>>
  /** The actions with records of one kind. */
  actions: { kind: string; with: readonly RecordAction[] }
  /** Parts of pages, such as the sections of the settings: found by what is entered, and not listed before. */
  parts: readonly NavigationItem[]
  /** Other words, in all languages, by which a page or part is found; by its path. */
  synonyms: ReadonlyMap<string, readonly string[]>
}

/** The search palette once it is loaded. */
export function OpenedPalette({
  content,
  pages,
  typed,
  onType,
  entered,
  onClose,
}: PaletteProps & { content: PaletteContent }) {
  const t = useTranslate()
  const me = useMe()
  const navigate = useNavigate()
  const { finds, records, synonyms } = content
  const words = typed.trim()
  const actions = content.actions.with.filter((action) => maySee(me, action))
  /** The action whose label is entered, and the words after it. */
  const chosen = chosenAction(words, actions, t)
  const looked = chosen?.rest ?? words
  const [searched] = useDebouncedValue(looked, typingPauseMs)
  const { data, isFetching, error } = useRead(
    recordSearch,
    { query: { q: searched } },
    { enabled: searched !== '' },
  )
  const isSearching = looked !== searched || (isFetching && searched !== '')
  const failure = error && !isSearching ? failureMessage(error) : null
  const results = looked === '' ? [] : (data?.results ?? [])
  const ofActions = results.filter(({ kind }) => kind === content.actions.kind)
  const go = (path: string) => () => void navigate(path)

  const parts = words === '' ? [] : content.parts.filter((part) => maySee(me, part))
  const foundPages = allFound(words, [...pages, ...parts], ({ label, path }) => [
    [t(label), english(label)],
    synonyms.get(path) ?? [],
  ]).map(({ label, path, icon }) => ({ key: path, label: t(label), detail: null, icon, follow: go(path) }))
  const withRecord = (action: RecordAction, record: (typeof results)[number]) => ({
    key: `${action.path(record.id)} ${record.id}`,
    label: t(action.label(record.title)),
    detail: record.detail || null,
    icon: action.icon,
    follow: go(action.path(record.id)),
  })
  const unfinished = words === '' ? [] : allFound(words, actions, (action) => [beginnings(action, t)])
  const [only, second] = ofActions
  const foundActions: Findable[] = chosen
    ? ofActions.map((record) => withRecord(chosen.action, record))
    : [
        ...unfinished.map((action) => ({
          key: action.path(0),
          label: t(action.label('…')),
          detail: null,
          icon: action.icon,
          stays: true,
          follow: () => onType(`${beginning(action, t)} `),
        })),
        // With several records, choosing the action first is shorter.
        ...(only && !second ? actions.map((action) => withRecord(action, only)) : []),
      ]
  const foundRecords = chosen
    ? []
    : results.flatMap(({ kind, id, title, detail }) => {
        const link = records[kind]
        if (!link) return []
        const what = t(link.label)
        return {
          key: `${kind} ${id}`,
          label: title,
          detail: detail ? `${what} · ${detail}` : what,
          icon: link.icon,
          follow: go(link.path(id)),
        }
      })
  /** The number of entries that need no request. */
  const foundAtOnce = chosen ? 0 : foundPages.length + unfinished.length
  const isEmpty = !failure && foundPages.length + foundActions.length + foundRecords.length === 0
  const groups = [
    { label: t('Pages'), entries: chosen ? [] : foundPages },
    { label: t('Records'), entries: foundRecords },
    { label: t('Actions'), entries: foundActions },
  ]
  return (
    <Finder
      label={t('Find a page or record')}
      placeholder={t('{what}…', { what: messageOf(finds) })}
      lengthMax={searchLengthMax}
      words={typed}
      onType={onType}
      groups={groups}
      // Until the response arrives, the records and their actions may be those found for fewer letters.
      isWaiting={isSearching && foundAtOnce === 0}
      failure={failure && t('Record search failed: {reason}', { reason: messageOf(failure) })}
      nothing={isEmpty ? t(nothingFound(looked, isSearching)) : null}
      entered={entered}
      onClose={onClose}
    />
  )
}

function nothingFound(looked: string, isSearching: boolean) {
  if (looked === '') return 'Enter the name of a customer.'
  return isSearching ? 'Searching…' : 'No results match your search.'
}

/** The label of an action up to the name, without the marks that isolate names of another direction. */
function beginning(action: RecordAction, t: Translate): string {
  return t(action.label(''))
    .replaceAll(/[\u2066-\u2069]/g, '')
    .trim()
}

function beginnings(action: RecordAction, t: Translate): string[] {
  return [beginning(action, t), beginning(action, english)]
}

/** Returns the action whose label is entered, and the words after it. */
function chosenAction(words: string, actions: readonly RecordAction[], t: Translate) {
  for (const action of actions) {
    for (const start of beginnings(action, t)) {
      const rest = afterWords(start, words)
      if (rest !== null) return { action, rest }
    }
  }
  return null
}
