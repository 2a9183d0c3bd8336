import { useCombobox } from '@mantine/core'
import { useState } from 'react'
import { afterPaintOrInput } from '../after-paint.ts'
import { useOpening } from '../use-opening.ts'
import { dropdownAround } from './list-of-choices.ts'

export type SearchFieldState = ReturnType<typeof useSearchField>

/** What a select that searches holds, beside what it finds: what is typed, and whether its list is open. */
export function useSearchField(chosen: string | null) {
  const [typed, setTyped] = useState<string | null>(null)
  // The name of what was taken stands there at once; what follows from it in the form is drawn a frame later.
  const [taken, setTaken] = useState<string | null>(null)
  const [opened, open] = useOpening(() => dropdownAround(combobox.listId), { atOnceByKey: true })
  const combobox = useCombobox({
    opened,
    onOpenedChange: open,
    onDropdownClose: () => combobox.resetSelectedOption(),
  })
  const closeList = () => {
    combobox.closeDropdown()
    // Also one that has not opened yet.
    open(false)
  }
  const close = () => {
    setTyped(null)
    closeList()
  }
  return {
    combobox,
    opened,
    text: taken ?? typed ?? chosen ?? '',
    /** What to search for. The name of what is chosen is no search: whoever opens the list wants to see the others. */
    words: typed === null || typed === chosen ? '' : typed.trim(),
    isSearching: opened || typed !== null,
    type: (text: string) => {
      setTyped(text)
      combobox.openDropdown()
    },
    forget: () => setTyped(null),
    closeList,
    close,
    take: (name: string, follow: () => void) => {
      close()
      setTaken(name)
      afterPaintOrInput(() => {
        setTaken(null)
        follow()
      })
    },
  }
}
