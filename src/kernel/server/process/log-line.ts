const levels = { info: 30, warn: 40, fatal: 60 } as const

/** What the program says, as people read it on a terminal, and elsewhere as the JSON lines that the server logs. */
export function logLine(level: keyof typeof levels, text: string): string {
  if (process.stdout.isTTY) return `${text}\n`
  return `${JSON.stringify({ level: levels[level], time: Date.now(), pid: process.pid, msg: text })}\n`
}
