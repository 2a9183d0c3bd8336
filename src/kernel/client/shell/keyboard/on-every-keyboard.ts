import { type HotkeyItem, useHotkeys } from '@mantine/hooks'

/** Whether a key writes a letter that is no Latin one, as on keyboards in Arabic and Sorani: its place says what is meant. */
export function isMeantByPlace({ key }: { key: string }): boolean {
  return /^(?!\p{Script=Latin})\p{L}$/u.test(key)
}

/** A hotkey that works on every keyboard: by what its key writes, and where that is no Latin letter, by its place. */
export function onEveryKeyboard(hotkey: string, does: (event: KeyboardEvent) => void): HotkeyItem[] {
  const byPlace = (event: KeyboardEvent) => {
    if (!isMeantByPlace(event)) return
    event.preventDefault()
    does(event)
  }
  return [
    [hotkey, does],
    [hotkey, byPlace, { usePhysicalKeys: true, preventDefault: false }],
  ]
}

/** Listens for such a hotkey anywhere, but not in elements of these tags. */
export function useKeyOfEveryKeyboard(
  hotkey: string,
  does: (event: KeyboardEvent) => void,
  notIn?: string[],
): void {
  useHotkeys(onEveryKeyboard(hotkey, does), notIn)
}
