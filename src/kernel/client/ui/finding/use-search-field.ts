import { type ComboboxStore, useCombobox } from '@mantine/core'
import { useState } from 'react'

/** The state of a list: the highlighted option, and whether it is open. */
export type ListStore = ComboboxStore

export type SearchFieldState = ReturnType<typeof useSearchField>

/** The state of a search select besides its results: the entered text, and whether the list is open. */
export function useSearchField(chosen: string | null) {
  const [typed, setTyped] = useState<string | null>(null)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const opened = combobox.dropdownOpened
  return {
    combobox,
    opened,
    text: typed ?? chosen ?? '',
    /**
     * The search text. The name of the selected record is not searched for: a user who opens the list wants to see the
     * other options.
     */
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
