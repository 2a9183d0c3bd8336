import type { DisplayText } from '../../../i18n/messages.ts'

/** The names of the alerts for superusers; `docs/deploy/alerts.yml` has a rule for each. */
export const alertNames = [
  'archive',
  'backup-disk',
  'backup-made',
  'backup-place',
  'certificate',
  'connections',
  'damage',
  'data-folder',
  'disk',
  'durability',
  'ignored-setting',
  'money',
  'money-late',
  'schema',
] as const

export type AlertName = (typeof alertNames)[number]

/** The open alerts for superusers, at most one for each name. */
export class Alerts {
  readonly #texts = new Map<AlertName, DisplayText>()

  all(): { text: DisplayText }[] {
    return [...this.#texts.values()].map((text) => ({ text }))
  }

  names(): AlertName[] {
    return [...this.#texts.keys()]
  }

  /** Opens or replaces an alert; null closes it. */
  set(name: AlertName, text: DisplayText | null): void {
    if (text === null) this.#texts.delete(name)
    else this.#texts.set(name, text)
  }
}
