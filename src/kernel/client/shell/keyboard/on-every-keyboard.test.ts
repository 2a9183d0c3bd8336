import { getHotkeyHandler } from '@mantine/hooks'
import { expect, test, vi } from 'vitest'
import { onEveryKeyboard } from './on-every-keyboard.ts'

const modifiers = { altKey: false, ctrlKey: true, metaKey: false, shiftKey: false }

/** Returns how often the hotkey ran, and whether the browser's default was prevented. */
function pressed(hotkey: string, event: { key: string; code: string; ctrlKey?: boolean }) {
  const does = vi.fn<() => void>()
  const preventDefault = vi.fn<() => void>()
  const sent: Pick<KeyboardEvent, keyof typeof modifiers | 'key' | 'code' | 'preventDefault'> = {
    ...modifiers,
    ...event,
    preventDefault,
  }
  getHotkeyHandler(onEveryKeyboard(hotkey, does))(sent as KeyboardEvent)
  return [does.mock.calls.length, preventDefault.mock.calls.length > 0]
}

test.each([
  ['a Latin letter', 'mod+S', { key: 's', code: 'KeyS' }],
  ['that letter elsewhere, as on a keyboard in German', 'mod+Z', { key: 'z', code: 'KeyY' }],
  ['its place on a keyboard in Arabic', 'mod+S', { key: 'س', code: 'KeyS' }],
  ['its place on a keyboard in Sorani', 'mod+K', { key: 'ک', code: 'KeyK' }],
  ['the place of a sign', '/', { key: 'ظ', code: 'Slash', ctrlKey: false }],
])('%s triggers it once', (_, hotkey, event) => {
  expect(pressed(hotkey, event)).toEqual([1, true])
})

test.each([
  ['another Latin letter in its place', 'mod+Z', { key: 'y', code: 'KeyZ' }],
  ['a sign in its place', '/', { key: '-', code: 'Slash', ctrlKey: false }],
  ['an Arabic letter elsewhere', 'mod+S', { key: 'ش', code: 'KeyA' }],
])('%s is left to the browser', (_, hotkey, event) => {
  expect(pressed(hotkey, event)).toEqual([0, false])
})
