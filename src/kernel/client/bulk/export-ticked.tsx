import { Button } from '@mantine/core'
import { useState } from 'react'
import { bulkEndpoints } from '../../contract/endpoints/bulk.ts'
import { type ExportFormat, exportFormats } from '../../contract/endpoints/lists/export.ts'
import type { Fields } from '../../contract/fields.ts'
import { call } from '../calls/call.ts'
import type { EntityList } from '../entity-table/use-entity-list.ts'
import { saveFile } from '../files/save-file.ts'
import { useTranslate } from '../language/language.ts'
import { notifyFailure } from '../messages/notify.ts'
import { Menu, MenuItem } from '../ui/menu.tsx'
import { withTicked } from './chosen.ts'
import type { Ticks } from './ticks.ts'

const formats = Object.entries(exportFormats) as [ExportFormat, string][]

/** Downloads the selected rows as a file. */
export function ExportTicked<F extends Fields>({ list, ticks }: { list: EntityList<F>; ticks: Ticks<F> }) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const take = async (format: ExportFormat) => {
    setBusy(true)
    try {
      const { data } = await call(bulkEndpoints.start, { body: withTicked('export', list, ticks) })
      const file = await call(bulkEndpoints.file, { params: { job: data?.job ?? '' }, query: { format } })
      saveFile(file, file.name)
    } catch (error) {
      notifyFailure(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Menu
      target={
        <Button variant="default" size="xs" loading={busy}>
          {t('Export')}
        </Button>
      }
    >
      {formats.map(([format, label]) => (
        <MenuItem key={format} onClick={() => void take(format)}>
          <bdi dir="ltr">
            {label} (.{format})
          </bdi>
        </MenuItem>
      ))}
    </Menu>
  )
}
