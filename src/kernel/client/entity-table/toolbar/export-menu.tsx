import { Loader } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconFileText, IconPrinter, IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { exportEndpoint, type ExportFormat, exportFormats } from '../../../contract/endpoints/lists/export.ts'
import type { Fields } from '../../../contract/fields.ts'
import { call } from '../../calls/call.ts'
import { useTranslate } from '../../language/language.ts'
import { notifyFailure } from '../../messages/notify.ts'
import { saveFile } from '../../files/save-file.ts'
import { Menu, MenuDivider, MenuItem } from '../../ui/menu.tsx'
import type { EntityList } from '../use-entity-list.ts'
import { ToolButton } from './tool-button.tsx'

const icons = { xlsx: IconFileSpreadsheet, csv: IconFileText } as const satisfies Record<
  ExportFormat,
  unknown
>
const formats = Object.entries(exportFormats) as [ExportFormat, string][]

/** Downloads the whole list as a file, with its search, filters and order. The user can cancel. */
export function ExportMenu<F extends Fields>({
  list: { entity, state, fixed, count },
  small,
  onPrint,
}: {
  list: EntityList<F>
  small: boolean
  /** Prints the list with all rows found. */
  onPrint(): void
}) {
  const t = useTranslate()
  const [running, setRunning] = useState<AbortController | null>(null)
  useAbortAtTheEnd(running)
  const take = async (format: ExportFormat) => {
    const controller = new AbortController()
    setRunning(controller)
    try {
      const { search, ordering, filters } = state
      const query = { ...filters, ...fixed, search, ordering, format }
      const file = await call(exportEndpoint(entity), { query, signal: controller.signal })
      saveFile(file, file.name)
    } catch (error) {
      if (!controller.signal.aborted) notifyFailure(error)
    } finally {
      setRunning(null)
    }
  }
  if (running) {
    return (
      <ToolButton
        label={t('Cancel export')}
        icon={<Loader size={16} aria-hidden />}
        small={small}
        rightSection={<IconX size={15} stroke={1.8} aria-hidden />}
        onClick={() => running.abort()}
      />
    )
  }
  return (
    <Menu
      target={
        <ToolButton
          label={t('Export')}
          icon={<IconDownload size={17} stroke={1.7} aria-hidden />}
          small={small}
          disabled={count === 0}
        />
      }
    >
      {formats.map(([format, label]) => {
        const Icon = icons[format]
        return (
          <MenuItem
            key={format}
            leftSection={<Icon size={17} stroke={1.6} aria-hidden />}
            onClick={() => void take(format)}
          >
            <bdi dir="ltr">
              {label} (.{format})
            </bdi>
          </MenuItem>
        )
      })}
      <MenuDivider />
      <MenuItem leftSection={<IconPrinter size={17} stroke={1.6} aria-hidden />} onClick={onPrint}>
        {t('Print')}
      </MenuItem>
    </Menu>
  )
}

/** Cancels the export when the user leaves the page. */
function useAbortAtTheEnd(running: AbortController | null): void {
  const latest = useRef(running)
  useEffect(() => {
    latest.current = running
  })
  useEffect(() => () => latest.current?.abort(), [])
}
