import { Text, UnstyledButton } from '@mantine/core'
import { Spotlight } from '@mantine/spotlight'
import { memo, type RefObject, useId } from 'react'
import { useNavigate } from 'react-router'
import { toldOf } from '../../../words/sentences.ts'
import type { Said } from '../../../words/sentences.ts'
import { useSay } from '../language.ts'
import type { NavigationItem, RecordLink } from './navigation.ts'
import { closePalette } from './palette-choice.ts'
import styles from './palette.module.css'

const { action, actionBody, actionLabel, actionSection, actionDescription } = Spotlight.Action.classes

/** A record as the palette lists it. */
interface FoundRecord {
  kind: string
  id: number
  title: string
  detail: string | null
}

interface PaletteEntriesProps {
  list: RefObject<HTMLDivElement | null>
  /** Of the entries, for the field that they belong to. */
  id: string
  pages: readonly NavigationItem[]
  found: readonly FoundRecord[]
  records: Readonly<Record<string, RecordLink>>
  failure: Said | null
  /** What stands in the place of entries where there are none. */
  nothing: Said | null
}

/** What the palette lists; drawn anew when that changes, and not with each letter. */
export const PaletteEntries = memo(function PaletteEntries(props: PaletteEntriesProps) {
  const { list, id: listId, pages, found, records, failure, nothing } = props
  const say = useSay()
  return (
    <Spotlight.ActionsList ref={list}>
      {pages.length + found.length > 0 && (
        <div role="listbox" id={listId} aria-label={say('Find a page or a record')}>
          {pages.length > 0 && (
            <Spotlight.ActionsGroup role="group" aria-label={say('Pages')} label={say('Pages')}>
              {pages.map(({ label, path, icon }) => (
                <Entry key={path} label={say(label)} detail={null} icon={icon} to={path} />
              ))}
            </Spotlight.ActionsGroup>
          )}
          {found.length > 0 && (
            <Spotlight.ActionsGroup role="group" aria-label={say('Records')} label={say('Records')}>
              {found.map(({ kind, id, title, detail }) => {
                const link = records[kind]
                if (!link) return null
                const what = say(link.label)
                return (
                  <Entry
                    key={`${kind} ${id}`}
                    label={title}
                    detail={detail ? `${what} · ${detail}` : what}
                    icon={link.icon}
                    to={link.path(id)}
                  />
                )
              })}
            </Spotlight.ActionsGroup>
          )}
        </div>
      )}
      {failure && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)" p="sm">
          {say('Records could not be searched: {reason}', { reason: toldOf(failure) })}
        </Text>
      )}
      {nothing && <Spotlight.Empty role="status">{say(nothing)}</Spotlight.Empty>}
    </Spotlight.ActionsList>
  )
})

interface EntryProps {
  label: string
  detail: string | null
  icon: NavigationItem['icon']
  to: string
}

/** As the library's own entry looks, which is drawn anew whenever anything of the palette changes. */
function Entry({ label, detail, icon: Icon, to }: EntryProps) {
  const navigate = useNavigate()
  const id = useId()
  return (
    <UnstyledButton
      data-action
      role="option"
      // The one that is chosen is marked where it is chosen, without drawing the others anew.
      aria-selected={false}
      id={id}
      className={action}
      tabIndex={-1}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        void navigate(to)
        closePalette()
      }}
    >
      <span className={actionSection} data-position="left" data-dimmed>
        <Icon size={20} stroke={1.6} />
      </span>
      <span className={actionBody}>
        <span className={actionLabel}>{label}</span>
        <span className={`${actionDescription} ${styles.description}`}>{detail}</span>
      </span>
    </UnstyledButton>
  )
}
