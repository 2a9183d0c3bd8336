import { hostname } from 'node:os'
import path from 'node:path'
import type pg from 'pg'
import { type BackupName, isNamedBy, readBackupName } from '../../kernel/server/backup/backup-names.ts'
import type { BackupSettings } from '../../kernel/server/process/backup-settings.ts'
import {
  type BackupFacts,
  checkBackup,
  installationOfBackup,
} from '../../kernel/server/backup/check-backup.ts'
import {
  type Installation,
  installationIn,
  installationText,
  type OwnInstallation,
  shortId,
} from '../../kernel/server/database/identity/installation.ts'
import { originOf } from '../../kernel/server/backup/origin.ts'
import { messageOfError } from '../../kernel/server/messages/message-error.ts'
import { type DisplayText, message } from '../../i18n/messages.ts'
import { type BackupRows, ofInstance } from './backup-rows.server.ts'

/** Keeps the list of backups equal to their folder: files may have been added or removed from outside. */
export class FoundBackups {
  readonly #pool: pg.Pool
  readonly #rows: BackupRows
  readonly #settings: BackupSettings

  constructor(pool: pg.Pool, rows: BackupRows, settings: BackupSettings) {
    this.#pool = pool
    this.#rows = rows
    this.#settings = settings
  }

  /** Lists new files of the folder after checking them, and deletes rows whose file is missing. */
  async follow(there: ReadonlySet<string> | undefined, isOver: () => boolean): Promise<void> {
    // A folder that cannot be read, such as an unplugged disk, deletes no rows.
    if (there === undefined) return
    await this.#rows.markForeign()
    const listed = await this.#rows.all()
    for (const { id, file, status, machine } of listed) {
      const stood = status === 'verified' || status === 'foreign'
      if (stood && machine === hostname() && !there.has(file)) await this.#rows.remove(id)
    }
    const installation = await installationIn(this.#pool)
    const known = new Set(listed.map(({ file }) => file))
    for (const file of [...there].toSorted()) {
      const name = readBackupName(file)
      if (!name || known.has(file) || isOver()) continue
      await this.#list(await this.#rows.begin(file, name.kind, name.at, null), name, installation)
    }
  }

  async #list(id: number, name: BackupName, installation: OwnInstallation | undefined): Promise<void> {
    const { folder, passphrase } = this.#settings
    const file = path.join(folder, name.file)
    try {
      if (installation && name.house !== undefined && name.house !== shortId(installation.id)) {
        // For a backup of another installation its owner is enough; it may have another passphrase.
        const whose = await installationOfBackup(file, passphrase).catch(() => undefined)
        return await this.#rows.foreign(id, anothers(whose ?? { id: name.house, name: '' }))
      }
      if (installation && !isNamedBy(name, installation))
        return await this.#rows.foreign(id, ofInstance(name.instance))
      const facts = await checkBackup(file, { passphrase })
      const confirmation = installation && problemOf(facts, installation)
      await (confirmation === undefined
        ? this.#rows.verified(id, facts)
        : this.#rows.foreign(id, confirmation))
    } catch (error) {
      await this.#rows.failed(id, messageOfError(error))
    }
  }
}

const anothers = (installation: Installation) =>
  message('It is of another house: {house}. It is not counted here, and never removed.', {
    house: installationText(installation),
  })

/** Why a valid backup does not belong to this installation; undefined if it does. */
function problemOf(facts: BackupFacts, installation: OwnInstallation): DisplayText | undefined {
  switch (originOf(facts, installation)) {
    case 'here':
      return undefined
    case 'elsewhere':
      // Only this installation, on its previous machine, knew the passphrase.
      return facts.isEncrypted
        ? undefined
        : 'It was not made here, though it bears the number of this house. It is not counted, and never removed.'
    case 'instance':
      return ofInstance(facts.house?.instance)
    case 'another':
      return anothers(facts.house ?? installation)
    case 'unknown':
      return 'It does not say which house made it. It is not counted, and never removed.'
  }
}
