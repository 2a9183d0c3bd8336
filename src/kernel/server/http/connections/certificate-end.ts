import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type DisplayText, message } from '../../../../i18n/messages.ts'

const dayMs = 86_400_000
/** Browsers refuse an expired certificate at once, so whoever renews it hears of it a month before. */
const warnDays = 30

/** When the certificate in a file expires; undefined where the file cannot be read just now. */
export function certificateEnd(file: string): Date | undefined {
  try {
    return new Date(new X509Certificate(readFileSync(file)).validTo)
  } catch {
    return undefined
  }
}

/** What is the matter with a certificate that expires then; null where there is time. */
export function certificateAlert(end: Date | undefined, now: Date): DisplayText | null {
  if (end === undefined) return null
  const days = Math.floor((end.getTime() - now.getTime()) / dayMs)
  if (days < 0) return 'The https certificate has expired: browsers refuse to open Inkwell. Renew it now.'
  return days < warnDays ? message('The https certificate expires in {days} days. Renew it.', { days }) : null
}

/** For how many seconds the certificate that is served is still valid; undefined where none is. */
export function secondsLeft(tls: { cert: string } | undefined): number | undefined {
  const end = tls && certificateEnd(tls.cert)
  return end && Math.round((end.getTime() - Date.now()) / 1000)
}
