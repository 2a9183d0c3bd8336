import { Button, Checkbox, Stack } from '@mantine/core'
import type { Said } from '../../../../words/sentences.ts'
import { useHiddenColumns, useHideColumns } from './hidden-columns.ts'
import { useSay } from '../../language/language.ts'

interface ColumnChooserProps {
  list: string
  columns: readonly { key: string; label: Said; naming: boolean }[]
}

/** One box for each column; the one that names the rows stays. Loaded for those who open it. */
export default function ColumnChooser({ list, columns }: ColumnChooserProps) {
  const say = useSay()
  const hidden = useHiddenColumns(list)
  const hide = useHideColumns(list)
  const show = (key: string, shown: boolean) =>
    hide(shown ? hidden.filter((other) => other !== key) : [...hidden, key])
  const isWhole = !columns.some(({ key }) => hidden.includes(key))
  return (
    <Stack gap="xs" mah="min(60dvh, 28rem)" style={{ overflowY: 'auto' }} p={2}>
      {columns.map(({ key, label, naming }) => (
        <Checkbox
          key={key}
          size="sm"
          label={say(label)}
          disabled={naming}
          checked={naming || !hidden.includes(key)}
          onChange={(event) => show(key, event.currentTarget.checked)}
        />
      ))}
      <Button
        variant="subtle"
        size="compact-sm"
        disabled={isWhole}
        {...(isWhole && { bg: 'transparent' })}
        onClick={() => hide([])}
      >
        {say('Show all')}
      </Button>
    </Stack>
  )
}
