import { certificateAlert, certificateEnd } from '../../kernel/server/http/connections/certificate-end.ts'
import type { Config } from '../../kernel/server/process/config.ts'
import { english } from '../../i18n/english.ts'
import type { FormatTime } from './company-time.server.ts'
import { bad, type Finding, ok } from './doctor-finding.ts'

/** Checks that the https certificate is valid for another month. Empty if Inkwell serves no https. */
export function certificate({ tls }: Pick<Config, 'tls'>, show: FormatTime): Finding[] {
  if (!tls) return []
  const end = certificateEnd(tls.cert)
  if (end === undefined) return [bad(`Certificate: ${tls.cert} is not a readable certificate`)]
  const alert = certificateAlert(end, new Date())
  return [
    alert === null ? ok(`Certificate: it expires at ${show(end)}`) : bad(`Certificate: ${english(alert)}`),
  ]
}
