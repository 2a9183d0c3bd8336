import { Button, Popover } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { lazy, Suspense, useRef } from 'react'
import type { Said } from '../../../words/sentences.ts'
import { useSay } from '../language.ts'
import { useOpening } from '../use-opening.ts'

const ColumnChooser = lazy(() => import('./column-chooser.tsx'))

interface ColumnsButtonProps {
  /** The name under which the choice is kept. */
  list: string
  columns: readonly { key: string; label: Said; naming: boolean }[]
}

/** Opens the choice of the columns that the person sees of this list. */
export function ColumnsButton({ list, columns }: ColumnsButtonProps) {
  const say = useSay()
  const dropdown = useRef<HTMLDivElement>(null)
  const [opened, open] = useOpening(() => dropdown.current)
  return (
    <Popover
      opened={opened}
      onChange={open}
      position="bottom-end"
      shadow="md"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <Button
          variant="default"
          leftSection={<IconColumns3 size={17} stroke={1.7} aria-hidden />}
          onClick={() => open(!opened)}
        >
          {say('Columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown ref={dropdown} aria-label={say('Columns')}>
        <Suspense>
          <ColumnChooser list={list} columns={columns} />
        </Suspense>
      </Popover.Dropdown>
    </Popover>
  )
}
