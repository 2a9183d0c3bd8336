import { type HotkeyItem, useHotkeys } from '@mantine/hooks'

/**
 * Whether a key produces a non-Latin letter, as on Arabic and Sorani keyboards. Such a key is identified by its
 * position.
 */
export function isNonLatinKey({ key }: { key: string }): boolean {
  return /^(?!\p{Script=Latin})\p{L}$/u.test(key)
}

/** A hotkey for every keyboard layout: by the Latin letter, or by the key's position if the letter is not Latin. */
export function onEveryKeyboard(hotkey: string, does: (event: KeyboardEvent) => void): HotkeyItem[] {
  const byPlace = (event: KeyboardEvent) => {
    if (!isNonLatinKey(event)) return
    event.preventDefault()
    does(event)
  }
  return [
    [hotkey, does],
    [hotkey, byPlace, { usePhysicalKeys: true, preventDefault: false }],
  ]
}

/** Listens for such a hotkey on the whole page, except in elements with these tags. */
export function useKeyOfEveryKeyboard(
  hotkey: string,
  does: (event: KeyboardEvent) => void,
  notIn?: string[],
): void {
  useHotkeys(onEveryKeyboard(hotkey, does), notIn)
}
