import { hostname } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { type BackupName, isNamedBy, readBackupName } from '../../kernel/server/backup/backup-names.ts'
import type { BackupSettings } from '../../kernel/server/backup/backup-settings.ts'
import { type BackupFacts, checkBackup, houseOfBackup } from '../../kernel/server/backup/check-backup.ts'
import { type House, houseIn, houseWords, type OwnHouse, shortId } from '../../kernel/server/backup/house.ts'
import { originOf } from '../../kernel/server/backup/origin.ts'
import { messageOfError } from '../../kernel/server/message-error.ts'
import { type DisplayText, message } from '../../i18n/messages.ts'
import { type BackupRows, ofInstance } from './backup-rows.server.ts'

/** Keeps the list of backups true to their folder: others may have put files into it, or taken some away. */
export class FoundBackups {
  readonly #pool: pg.Pool
  readonly #rows: BackupRows
  readonly #settings: BackupSettings

  constructor(pool: pg.Pool, rows: BackupRows, settings: BackupSettings) {
    this.#pool = pool
    this.#rows = rows
    this.#settings = settings
  }

  /** Lists what has come into the folder once it has been read, and forgets what has gone. */
  async follow(there: ReadonlySet<string> | undefined, isOver: () => boolean): Promise<void> {
    // A disk that is not plugged in has taken nothing away.
    if (there === undefined) return
    await this.#rows.leaveToOthers()
    const listed = await this.#rows.all()
    for (const { id, file, status, machine } of listed) {
      const stood = status === 'verified' || status === 'foreign'
      if (stood && machine === hostname() && !there.has(file)) await this.#rows.remove(id)
    }
    const house = await houseIn(this.#pool)
    const known = new Set(listed.map(({ file }) => file))
    for (const file of [...there].toSorted()) {
      const name = readBackupName(file)
      if (!name || known.has(file) || isOver()) continue
      await this.#list(await this.#rows.begin(file, name.kind, name.at, null), name, house)
    }
  }

  async #list(id: number, name: BackupName, house: OwnHouse | undefined): Promise<void> {
    const { folder, passphrase } = this.#settings
    const file = path.join(folder, name.file)
    try {
      if (house && name.house !== undefined && name.house !== shortId(house.id)) {
        // Of another, it is enough to know whose; it may have a passphrase of its own.
        const whose = await houseOfBackup(file, passphrase).catch(() => undefined)
        return await this.#rows.foreign(id, anothers(whose ?? { id: name.house, name: '' }))
      }
      if (house && !isNamedBy(name, house)) return await this.#rows.foreign(id, ofInstance(name.instance))
      const facts = await checkBackup(file, { passphrase })
      const doubt = house && doubtOf(facts, house)
      await (doubt === undefined ? this.#rows.verified(id, facts) : this.#rows.foreign(id, doubt))
    } catch (error) {
      await this.#rows.failed(id, messageOfError(error))
    }
  }
}

const anothers = (house: House) =>
  message('It is of another house: {house}. It is not counted here, and never removed.', {
    house: houseWords(house),
  })

/** Why a sound backup is none of this house's own; undefined for one that is. */
function doubtOf(facts: BackupFacts, house: OwnHouse): DisplayText | undefined {
  switch (originOf(facts, house)) {
    case 'here':
      return undefined
    case 'elsewhere':
      // Whoever made it knew the passphrase: this house, on the machine of before.
      return facts.isEncrypted
        ? undefined
        : 'It was not made here, though it bears the number of this house. It is not counted, and never removed.'
    case 'instance':
      return ofInstance(facts.house?.instance)
    case 'another':
      return anothers(facts.house ?? house)
    case 'untold':
      return 'It does not say which house made it. It is not counted, and never removed.'
  }
}
