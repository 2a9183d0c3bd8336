import { open } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { onShutdown } from '../process/lifecycle.ts'

// A separate program that runs until it is stopped, which takes the given number of milliseconds. If a file is given
// too, the program first opens it.

const writeLine = (line: string) => process.stdout.write(`${line}\n`)
const [, , stopMs, file] = process.argv
if (file !== undefined) void open(file)
setInterval(() => {}, 1000)
onShutdown(async () => {
  await sleep(Number(stopMs))
  writeLine('stopped')
}, writeLine)
writeLine(`running ${process.pid}`)
