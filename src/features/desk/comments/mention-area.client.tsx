import { InputBase } from '@mantine/core'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import type { Nameable } from './comments.contract.ts'
import styles from './comments.module.css'
import { mentionAt, suggestions } from './suggestions.ts'

interface MentionAreaProps {
  label: string
  placeholder: string
  value: string
  onChange(value: string): void
  /** The users who can be mentioned. */
  people: readonly Nameable[]
  onFocus(): void
  /** Ctrl+Enter, and ⌘+Enter. */
  onSend(): void
}

/** A text area in which `@` suggests names: arrow keys select, Enter and Tab insert, Escape closes. */
export function MentionArea({
  label,
  placeholder,
  value,
  onChange,
  people,
  onFocus,
  onSend,
}: MentionAreaProps) {
  const listId = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const [left, setLeft] = useState<number | null>(null)
  const [marked, setMarked] = useState(0)
  /** The caret position after a name was inserted. */
  const goTo = useRef<number>(null)
  const begun = caret === null ? null : mentionAt(value, caret)
  const found = begun === null || begun.from === left ? [] : suggestions(people, begun.word)
  const chosen = found[Math.min(marked, found.length - 1)]

  useLayoutEffect(() => {
    if (goTo.current === null) return
    area.current?.setSelectionRange(goTo.current, goTo.current)
    goTo.current = null
  }, [value])

  const take = ({ username }: Nameable) => {
    if (begun === null || caret === null) return
    const before = `${value.slice(0, begun.from)}@${username} `
    onChange(before + value.slice(caret).replace(/^ /, ''))
    setCaret(before.length)
    goTo.current = before.length
    area.current?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey)
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (isSend) onSend()
    else if (!chosen || event.nativeEvent.isComposing) return
    else if (step) setMarked((found.indexOf(chosen) + step + found.length) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') setLeft(begun?.from ?? null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={styles.area}>
      <InputBase
        component="textarea"
        multiline
        ref={area}
        rows={2}
        // On the input itself; a `dir` of the component would apply only to its wrapper.
        attributes={{ input: { dir: 'auto' } }}
        classNames={{ input: styles.input ?? '' }}
        label={label}
        placeholder={placeholder}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={chosen ? listId : undefined}
        aria-activedescendant={chosen ? `${listId}-${chosen.id}` : undefined}
        onChange={(event) => {
          onChange(event.currentTarget.value)
          setCaret(event.currentTarget.selectionStart)
          setMarked(0)
          if (left !== null && event.currentTarget.value[left] !== '@') setLeft(null)
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onFocus={onFocus}
        onBlur={() => setCaret(null)}
        onKeyDown={onKeyDown}
      />
      {chosen && (
        <div id={listId} role="listbox" aria-label={label} className={styles.names}>
          {found.map((person) => (
            <div
              key={person.id}
              id={`${listId}-${person.id}`}
              role="option"
              aria-selected={person === chosen}
              className={styles.name}
              tabIndex={-1}
              onPointerDown={(event) => {
                // The text area keeps the focus.
                event.preventDefault()
                take(person)
              }}
            >
              <bdi>{person.full_name}</bdi> <bdi className={styles.username}>@{person.username}</bdi>
            </div>
          ))}
        </div>
      )}
    </div>
  )
}
