import { encode } from 'uqr'
import type { DisplayText } from '../../../../i18n/messages.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'

/** A text as a QR code: dark on white in both colour schemes, as cameras need. */
export function QrCode({ text, label }: { text: string; label: DisplayText }) {
  const t = useTranslate()
  const { size, data } = encode(text, { ecc: 'M', border: 2 })
  const path = data
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} width={208} height={208} role="img" aria-label={t(label)}>
      <rect width={size} height={size} rx={1} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
