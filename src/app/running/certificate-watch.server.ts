import { certificateAlert, certificateEnd } from '../../kernel/server/http/connections/certificate-end.ts'
import type { Alerts } from '../../kernel/server/process/alerts.ts'
import { english } from '../../i18n/english.ts'

const lookEveryMs = 3_600_000

/** Says at start, and while Inkwell runs, that its certificate expires soon or has expired; answers how to stop that. */
export function watchCertificate(file: string, alerts: Alerts, log: (line: string) => void): () => void {
  const look = () => {
    const alert = certificateAlert(certificateEnd(file), new Date())
    alerts.set('certificate', alert)
    return alert
  }
  const alert = look()
  if (alert !== null) log(english(alert))
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
