import { certificateAlert, certificateEnd } from '../../kernel/server/http/connections/certificate-end.ts'
import type { Config } from '../../kernel/server/process/config.ts'
import { english } from '../../i18n/english.ts'
import type { FormatTime } from './company-time.server.ts'
import { bad, type Finding, ok } from './doctor-finding.ts'

/** Checks that the https certificate is valid for another month. Empty if Inkwell serves no https. */
export function certificate({ tls }: Pick<Config, 'tls'>, formatTime: FormatTime): Finding[] {
  if (!tls) return []
  const end = certificateEnd(tls.cert)
  if (end === undefined) return [bad(`Certificate: ${tls.cert} is not a readable certificate`)]
  return [certificateLasts(end, formatTime)]
}

export function certificateLasts(end: Date, formatTime: FormatTime): Finding {
  const alert = certificateAlert(end, new Date())
  return alert === null
    ? ok(`Certificate: it expires at ${formatTime(end)}`)
    : bad(`Certificate: ${english(alert)}`)
}
