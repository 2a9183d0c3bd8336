const levels = { info: 30, warn: 40, fatal: 60 } as const

/** A line of the log: plain text on a terminal, elsewhere a JSON line like the server's own. */
export function logLine(level: keyof typeof levels, text: string): string {
  if (process.stdout.isTTY) return `${text}\n`
  return `${JSON.stringify({ level: levels[level], time: Date.now(), pid: process.pid, msg: text })}\n`
}
