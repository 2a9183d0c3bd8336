import { type ComboboxItem, getParsedComboboxData, type SelectProps } from '@mantine/core'
import { type KeyboardEvent, useRef } from 'react'

/** Letters that follow within this time belong to one word. */
const wordMs = 700

/**
 * Selects the choice whose label begins with the letters typed, as the browser’s own select does: a letter typed again
 * goes on to the next choice with it. Returns whether the key selected a choice.
 */
export function useTypedChoice(props: SelectProps): (event: KeyboardEvent) => boolean {
  const typed = useRef({ letters: '', at: 0 })
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, timeStamp } = event
    const { letters, at } = typed.current
    typed.current = { letters: '', at: 0 }
    if (props.readOnly || props.disabled || ctrlKey || metaKey || altKey || key.length !== 1) return false
    const goesOn = timeStamp - at < wordMs
    if (key === ' ' && !(goesOn && letters !== '')) return false
    const word = (goesOn ? letters : '') + key.toLowerCase()
    typed.current = { letters: word, at: timeStamp }
    // The choices are not grouped.
    const choices = getParsedComboboxData(props.data) as ComboboxItem[]
    const found = beginningWith(word, choices, props.value ?? null)
    if (!found) return false
    event.preventDefault()
    if (found.value !== props.value) props.onChange?.(found.value, found)
    return true
  }
}

/** The choice that begins with the word; of one repeated letter, the next one after the selected choice. */
export function beginningWith(
  word: string,
  choices: readonly ComboboxItem[],
  selected: string | null,
): ComboboxItem | undefined {
  const [letter = ''] = word
  const isRepeated = [...word].every((one) => one === letter)
  const after = choices.findIndex(({ value }) => value === selected) + 1
  const wanted = isRepeated ? letter : word
  const inOrder = isRepeated ? [...choices.slice(after), ...choices.slice(0, after)] : choices
  return inOrder.find(({ label, disabled }) => !disabled && label.toLowerCase().startsWith(wanted))
}
