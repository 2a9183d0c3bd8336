import { useMediaQuery } from '@mantine/hooks'

/** Below this width a page's less frequent buttons move into its menu. */
const narrow = '(width < 75em)'

export function useNarrow(): boolean {
  return useMediaQuery(narrow, undefined, { getInitialValueInEffect: false })
}
