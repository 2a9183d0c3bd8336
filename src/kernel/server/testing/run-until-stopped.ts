import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { onShutdown } from '../process/lifecycle.ts'

// A program of its own: runs until it is stopped, which takes as many milliseconds as it is told. Where a file is named
// too, it opens that before.

const t = (line: string) => process.stdout.write(`${line}\n`)
const [, , stopMs, file] = process.argv
if (file !== undefined) void open(file)
setInterval(() => {}, 1000)
onShutdown(async () => {
  await sleep(Number(stopMs))
  t('stopped')
}, t)
t(`running ${process.pid}`)
