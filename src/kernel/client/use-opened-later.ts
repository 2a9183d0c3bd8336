import { useMounted } from '@mantine/hooks'

/**
 * Whether a dialog is open that is loaded as it is first needed: never in its first render, since the library
 * remembers where the focus was only for a dialog that opens after it is there.
 */
export function useOpenedLater(opened: boolean): boolean {
  return useMounted() && opened
}
