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
import { withSelected } from './chosen.ts'
import type { RowSelection } from './row-selection.ts'

const formats = Object.entries(exportFormats) as [ExportFormat, string][]

/** Downloads the selected rows as a file. */
export function ExportSelected<F extends Fields>({
  list,
  selection,
}: {
  list: EntityList<F>
  selection: RowSelection<F>
}) {
  const t = useTranslate()
  const [busy, setBusy] = useState(false)
  const take = async (format: ExportFormat) => {
    setBusy(true)
    try {
      const { data } = await call(bulkEndpoints.start, { body: withSelected('export', list, selection) })
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
