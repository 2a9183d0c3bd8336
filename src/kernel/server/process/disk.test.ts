import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fastFolder } from '../../../parts/program/testing/fast-folder.ts'
import { english } from '../../../i18n/english.ts'
import { Disk } from './disk.ts'

const megabyte = 1024 * 1024
const full = 'Nothing can be saved because the server disk is full. Contact an admin.'

/** A disk of 100 GB whose free space the test sets, and the refusal, alert and log lines of `Disk`. */
function aDisk(keepsDiskReserve = true, folder = mkdtempSync(join(fastFolder(), 'inkwell-disk-'))) {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const shown = { refusal: null as string | null, alert: null as string | null, logged: [] as string[] }
  let freeBytes = 0
  const disk = new Disk(folder, {
    keepsDiskReserve,
    log: (line) => shown.logged.push(line),
    refuse: (reason) => (shown.refusal = reason),
    warn: (alert) => (shown.alert = alert && english(alert)),
    measure: async () => ({ freeBytes, allBytes: 100_000 * megabyte }),
  })
  const look = async (megabytes: number) => {
    freeBytes = megabytes * megabyte
    await disk.check()
    return { ...shown }
  }
  return { look, told: shown, folder, diskReserve: join(folder, 'ballast') }
}

test('with enough space nothing is reported, and a disk reserve is kept', async () => {
  const { look, diskReserve } = aDisk()
  expect(await look(50_000)).toEqual({ refusal: null, alert: null, logged: [] })
  // The blocks that are really allocated, 512 bytes each.
  expect(statSync(diskReserve).blocks * 512).toBeGreaterThanOrEqual(64 * megabyte)
})

test.each([4999, 1999])('with %i MB left superusers see an alert, and everybody can save', async (left) => {
  const { look } = aDisk()
  await look(50_000)
  const alert = `The server disk is almost full: ${left} MB left. Free up space. When the disk is full, nothing can be saved.`
  expect(await look(left)).toEqual({ refusal: null, alert, logged: [alert] })
  // The log has one line for it.
  expect((await look(left - 1)).logged).toHaveLength(1)
  expect(await look(50_000)).toMatchObject({ refusal: null, alert: null })
})

test('a full disk releases the reserve and refuses writes, until there is space for both', async () => {
  const { look, diskReserve } = aDisk()
  await look(50_000)
  expect(await look(31)).toEqual({ refusal: full, alert: full, logged: [full] })
  expect(existsSync(diskReserve)).toBe(false)
  // A full disk is logged even after the warning that it was nearly full.
  await look(1000)
  expect((await look(20)).logged.at(-1)).toBe(full)
  // The space that deleting the disk reserve freed is not enough to resume writing.
  expect(await look(95)).toMatchObject({ refusal: full })
  expect(await look(191)).toMatchObject({ refusal: full })
  expect(await look(192)).toMatchObject({ refusal: null })
  expect(existsSync(diskReserve)).toBe(true)
})

test('another process on the same disk sees the first one’s state', async () => {
  const first = aDisk()
  const second = aDisk(false, first.folder)
  await first.look(50_000)
  expect(await second.look(50_000)).toMatchObject({ refusal: null })
  await first.look(10)
  expect(await second.look(74)).toMatchObject({ refusal: full })
})
