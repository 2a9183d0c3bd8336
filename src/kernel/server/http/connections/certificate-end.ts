import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type DisplayText, message } from '../../../../i18n/messages.ts'

const dayMs = 86_400_000
/** Browsers refuse an expired certificate at once, so the alert comes a month before. */
const warnDays = 30

/** When the certificate in a file expires; undefined if the file cannot be read now. */
export function certificateEnd(file: string): Date | undefined {
  try {
    return new Date(new X509Certificate(readFileSync(file)).validTo)
  } catch {
    return undefined
  }
}

/** The alert for a certificate that expires at `end`, or cannot be read; null if there is enough time. */
export function certificateAlert(end: Date | undefined, now: Date): DisplayText | null {
  if (end === undefined)
    return 'The https certificate cannot be read. Inkwell will not start again with it. Replace it now.'
  const days = Math.floor((end.getTime() - now.getTime()) / dayMs)
  if (days < 0) return 'The https certificate has expired: browsers refuse to open Inkwell. Renew it now.'
  return days < warnDays ? message('The https certificate expires in {days} days. Renew it.', { days }) : null
}

/** The seconds until the served certificate expires; undefined if there is none. */
export function secondsLeft(tls: { cert: string } | undefined): number | undefined {
  const end = tls && certificateEnd(tls.cert)
  return end && Math.round((end.getTime() - Date.now()) / 1000)
}
