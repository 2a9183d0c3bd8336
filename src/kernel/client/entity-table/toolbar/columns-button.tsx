import { IconColumns3 } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../language/language.ts'
import type { ListState } from '../list-state.ts'
import { Popover } from '../../ui/popover.tsx'
import { ToolButton } from './tool-button.tsx'

const ColumnChooser = lazy(() => import('./column-chooser.tsx'))

interface ColumnsButtonProps {
  /** The name under which the choice is saved. */
  list: string
  columns: readonly { key: string; label: DisplayText; naming: boolean }[]
  state: ListState
  small: boolean
}

/** Opens the choice of the shown columns. */
export function ColumnsButton({ list, columns, state, small }: ColumnsButtonProps) {
  const t = useTranslate()
  return (
    <Popover
      label={t('Columns')}
      target={
        <ToolButton
          label={t('Columns')}
          icon={<IconColumns3 size={17} stroke={1.7} aria-hidden />}
          small={small}
        />
      }
    >
      <Suspense>
        <ColumnChooser list={list} columns={columns} state={state} />
      </Suspense>
    </Popover>
  )
}
