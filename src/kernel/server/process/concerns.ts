import type { Said } from '../../../words/sentences.ts'
import { concerns } from '../../contract/endpoints/concerns.ts'
import type { Routes } from '../http/routes.ts'

/** What superusers should see to before it hurts, each under the name of what it is about. */
export class Concerns {
  readonly #texts = new Map<string, Said>()

  constructor(routes: Routes) {
    routes.query(concerns, async () => ({ results: this.all() }))
  }

  /** All of them. */
  all(): { text: Said }[] {
    return [...this.#texts.values()].map((text) => ({ text }))
  }

  /** What they are about. */
  names(): string[] {
    return [...this.#texts.keys()]
  }

  /** Says what is the matter; null when nothing is any more. */
  set(name: string, text: Said | null): void {
    if (text === null) this.#texts.delete(name)
    else this.#texts.set(name, text)
  }
}
