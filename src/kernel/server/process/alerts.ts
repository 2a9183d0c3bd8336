import type { DisplayText } from '../../../i18n/messages.ts'
import { alerts } from '../../contract/endpoints/alerts.ts'
import type { Routes } from '../http/routes.ts'

/** What superusers can be told of; `docs/deploy/alerts.yml` has a rule for each. */
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

/** What superusers should see to before it hurts, each under the name of what it is about. */
export class Alerts {
  readonly #texts = new Map<AlertName, DisplayText>()

  constructor(routes: Routes) {
    routes.query(alerts, async () => ({ results: this.all() }))
  }

  /** All of them. */
  all(): { text: DisplayText }[] {
    return [...this.#texts.values()].map((text) => ({ text }))
  }

  /** What they are about. */
  names(): AlertName[] {
    return [...this.#texts.keys()]
  }

  /** Says what is the matter; null when nothing is any more. */
  set(name: AlertName, text: DisplayText | null): void {
    if (text === null) this.#texts.delete(name)
    else this.#texts.set(name, text)
  }
}
