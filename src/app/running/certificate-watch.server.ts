import { certificateConcern, certificateEnd } from '../../kernel/server/http/connections/certificate-end.ts'
import type { Concerns } from '../../kernel/server/process/concerns.ts'
import { english } from '../../i18n/english.ts'

const lookEveryMs = 3_600_000

/** Says at start, and while Inkwell runs, that its certificate expires soon or has expired; answers how to stop that. */
export function watchCertificate(file: string, concerns: Concerns, log: (line: string) => void): () => void {
  const look = () => {
    const concern = certificateConcern(certificateEnd(file), new Date())
    concerns.set('certificate', concern)
    return concern
  }
  const concern = look()
  if (concern !== null) log(english(concern))
  const timer = setInterval(look, lookEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}
