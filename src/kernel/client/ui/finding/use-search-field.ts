import { type ComboboxStore, useCombobox } from '@mantine/core'
import { useState } from 'react'

/** Which option of a list is marked, and whether the list is open. */
export type ListStore = ComboboxStore

export type SearchFieldState = ReturnType<typeof useSearchField>

/** What a select that searches holds, beside what it finds: what is typed, and whether its list is open. */
export function useSearchField(chosen: string | null) {
  const [typed, setTyped] = useState<string | null>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const opened = combobox.dropdownOpened
  return {
    combobox,
    opened,
    text: typed ?? chosen ?? '',
    /** What to search for. The name of what is chosen is no search: whoever opens the list wants to see the others. */
    words: typed === null || typed === chosen ? '' : typed.trim(),
    isSearching: opened || typed !== null,
    type: (text: string) => {
      setTyped(text)
      combobox.openDropdown()
    },
    forget: () => setTyped(null),
    close: () => {
      setTyped(null)
      combobox.closeDropdown()
    },
  }
}
