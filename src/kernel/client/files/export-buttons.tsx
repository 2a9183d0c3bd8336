import { type ExportFormat, exportFormats } from '../../contract/endpoints/lists/export.ts'
import { useTranslate } from '../language/language.ts'
import { DownloadButton } from './download-button.tsx'

const formats = Object.keys(exportFormats) as ExportFormat[]

interface ExportButtonsProps {
  disabled: boolean
  load(format: ExportFormat): Promise<File>
}

/** A button for each export format. */
export function ExportButtons({ disabled, load }: ExportButtonsProps) {
  const t = useTranslate()
  return formats.map((format) => (
    <DownloadButton key={format} disabled={disabled} load={() => load(format)}>
      {t(exportFormats[format])}
    </DownloadButton>
  ))
}
