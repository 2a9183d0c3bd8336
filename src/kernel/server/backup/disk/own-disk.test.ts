import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { makeBackup } from '../make-backup.ts'
import { assertOwnDisk, isOnDiskOfData, lostDisk } from './own-disk.ts'

const otherDisk = '/dev/shm'
const hasTwo = existsSync(otherDisk) && statSync(otherDisk).dev !== statSync(tmpdir()).dev
if (!hasTwo) process.stderr.write('There is one disk only: a lost disk of backups is not tried\n')

function aFolder(parent: string): string {
  const folder = mkdtempSync(join(parent, 'inkwell-own-disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

test.runIf(hasTwo)(
  'if the backup disk is not mounted any more, nothing is written to the data disk',
  async () => {
    const { connection, drop } = await createTestDatabase()
    onTestFinished(drop)
    const dataDir = aFolder(tmpdir())
    const place = join(aFolder(tmpdir()), 'mounted')
    const [disk, below] = [aFolder(otherDisk), aFolder(tmpdir())]
    const folder = join(place, 'inkwell')
    const settings = { folder, dataDir, at: 0, keep: { daily: 14, weekly: 8, monthly: 12 } }
    const make = async () => makeBackup(settings, { connection, kind: 'by-hand', excludedTables: [] })
    // A symbolic link replaces the mount, which only root can make.
    const mount = (target: string) => {
      rmSync(place, { force: true })
      symlinkSync(target, place)
    }
    mount(disk)
    mkdirSync(folder)
    await make()
    expect(await lostDisk(folder, dataDir)).toBe(null)
    mount(below)
    // Otherwise the doctor and the screen would ask for another disk, which the folder already has.
    expect(await isOnDiskOfData(folder, dataDir)).toBe(false)
    await expect(make()).rejects.toThrow(/^Backups: the disk of .* is not mounted, so no backup is written/)
    expect(readdirSync(below)).toEqual([])
    rmSync(join(dataDir, 'backup-disk.json'))
    expect(await isOnDiskOfData(folder, dataDir)).toBe(true)
    await make()
    mount(disk)
    await make()
    expect(readdirSync(folder)).toHaveLength(2)
  },
)

test.runIf(hasTwo)(
  'if the backup disk is not mounted any more, nothing is written to the system disk, wherever the data is',
  async () => {
    const dataDir = aFolder(otherDisk)
    const [parent, below] = [aFolder(tmpdir()), aFolder(tmpdir())]
    const place = join(parent, 'mounted')
    const folder = join(place, 'sys')
    mkdirSync(join(below, 'sys'))
    // A third file system, in which nothing is written here.
    symlinkSync('/proc', place)
    await assertOwnDisk(folder, dataDir)
    expect(await lostDisk(folder, dataDir)).toBe(null)
    rmSync(place)
    symlinkSync(below, place)
    expect(await lostDisk(folder, dataDir)).toMatchObject({ values: { folder } })
    await expect(assertOwnDisk(folder, dataDir)).rejects.toThrow('is not mounted, so no backup is written')
    rmSync(join(dataDir, 'backup-disk.json'))
    await assertOwnDisk(folder, dataDir)
    expect(await lostDisk(folder, dataDir)).toBe(null)
  },
)
