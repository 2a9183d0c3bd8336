import { certificateAlert, certificateEnd } from '../../kernel/server/http/connections/certificate-end.ts'
import type { Alerts } from '../../kernel/server/process/alerts.ts'
import { english } from '../../i18n/english.ts'

const lookEveryMs = 3_600_000

/**
 * Sets an alert, at start and while running, if the certificate expires soon, has expired or cannot be read. Returns the function that
 * stops the checks.
 */
export function watchCertificate(
  file: string,
  alerts: Pick<Alerts, 'set'>,
  log: (line: string) => void,
): () => void {
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
