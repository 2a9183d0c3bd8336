import { setTimeout as sleep } from 'node:timers/promises'
import { onShutdown } from '../lifecycle.ts'

// A program of its own: runs until it is stopped, which takes as many milliseconds as it is told.

const say = (line: string) => process.stdout.write(`${line}\n`)
setInterval(() => {}, 1000)
onShutdown(async () => {
  await sleep(Number(process.argv[2]))
  say('stopped')
}, say)
say(`running ${process.pid}`)
