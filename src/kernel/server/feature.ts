import type { Entity } from '../contract/entity.ts'
import type { Kernel } from './kernel.ts'

/** What the app lists of a feature: its kind of record, and how its routes are mounted. */
export interface ServerFeature {
  entity: Entity
  mount(kernel: Kernel): void
}
