import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { type Damage, whileItIsStopped, whileItRuns } from './damages.ts'
import { type Ended, Installation, nobody } from './installation.ts'

/**
 * Makes each damage on one installation, one after another. Throws unless the doctor names it with exit code 1 and finds
 * nothing wrong once it is repaired as the doctor says. Returns how many there were.
 */
export async function damageAndRepair(
  folder: string,
  disk: string,
  print: (line: string) => void,
): Promise<number> {
  const on = await Installation.in(folder, disk)
  try {
    await on.start()
    await on.backUp()
    await on.sql('update money_check set checked_at = now()')
    assertNothingWrong(await on.command('doctor'), 'At first', [])
    for (const damage of whileItRuns) await damageOnce(on, damage, [], print)
    await on.stop()
    // While the database is stopped, the doctor's check of it fails in any case.
    for (const damage of whileItIsStopped) await damageOnce(on, damage, ['Database'], print)
    await restoreAsRoot(on, folder)
    await on.start()
    assertNothingWrong(await on.command('doctor'), 'In the end', [])
    await on.stop()
    on.unmountAll()
    return whileItRuns.length + whileItIsStopped.length
  } finally {
    await on.stop()
  }
}

async function damageOnce(
  on: Installation,
  { name, make, named, settings, repair }: Damage,
  besides: readonly string[],
  print: (line: string) => void,
): Promise<void> {
  await make(on)
  const { code, output } = await on.command('doctor', settings)
  const found = named.exec(output)
  if (code !== 1 || !found)
    throw new Error(`Where ${name}, the doctor ended with ${code} and said:\n${output}`)
  await repair(on, found[1] ?? '')
  assertNothingWrong(await on.command('doctor'), `Once repaired, where ${name}`, besides)
  print(`${name}: ${found[0]}`)
}

/**
 * Root restores where the data belongs to another account, as that of a service: the restored folder must belong to that
 * account, which has to start it.
 */
async function restoreAsRoot(on: Installation, folder: string): Promise<void> {
  const into = path.join(folder, 'restored')
  on.giveTo(nobody)
  const { code, output } = await on.command('restore', {}, ['--until', 'latest', '--into', into])
  if (code !== 0) throw new Error(`Root's restore ended with ${code} and said:\n${output}`)
  const strangers = execFileSync('find', [into, '!', '-uid', `${nobody}`, '-print', '-quit'], {
    encoding: 'utf8',
  })
  if (strangers !== '') throw new Error(`Root restored a file of its own: ${strangers}`)
  const looked = await on.command('doctor', { DATA_DIR: into, BACKUP_DIR: 'off' })
  if (!/^ok +Files: all files of the database are there, with the right owner$/m.test(looked.output))
    throw new Error(`Of what root restored, the doctor said:\n${looked.output}`)
  on.giveTo(0)
}

/** The doctor finds nothing wrong, except in the checks that are named. */
function assertNothingWrong({ code, output }: Ended, when: string, besides: readonly string[]): void {
  const wrong = output
    .split('\n')
    .filter((line) => line.startsWith('bad') && !besides.some((check) => line.includes(` ${check}: `)))
  if (wrong.length > 0 || (besides.length === 0 && code !== 0))
    throw new Error(`${when}, the doctor ended with ${code} and said:\n${output}`)
}
