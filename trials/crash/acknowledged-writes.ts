import { isDeepStrictEqual } from 'node:util'

export type Values = Record<string, unknown>

/** The kinds of records that are written during the rounds, by path. */
export const kinds = {
  '/customer': 'customer',
  '/product': 'product',
  '/invoice': 'invoice',
  '/invoice-tracker': 'invoice_tracker',
  '/receipt-voucher': 'receipt_voucher',
} as const
export type Path = keyof typeof kinds

/** A write by somebody. A repeated creation has the same key. */
export type Action =
  | { verb: 'create'; path: Path; form: Values; picture?: File; key: string }
  | { verb: 'change'; path: Path; id: number; form: Values }
  | { verb: 'delete'; path: Path; id: number }

export type Creation = Extract<Action, { verb: 'create' }>

/** A record as last acknowledged. */
export interface Acknowledged {
  path: Path
  id: number
  /** Null once it is deleted. */
  record: Values | null
  /** The state before the deletion. */
  last: Values
  writes: number
}

/** Everything acknowledged to one writer about their own records: exactly this must be stored. */
export class AcknowledgedWrites {
  readonly records = new Map<string, Acknowledged>()
  /** Creations since the last audit, with their responses. */
  creations: { action: Creation; status: number; body: unknown }[] = []
  /** Records written since the last audit. */
  readonly fresh = new Set<Acknowledged>()
  /** Invoices that were printed: from then on they are cancelled instead of deleted. */
  readonly printed = new Set<number>()
  acknowledged = 0

  /** The existing records of one kind. */
  living(path: Path): (Acknowledged & { record: Values })[] {
    return [...this.records.values()].filter(
      (acknowledged): acknowledged is Acknowledged & { record: Values } =>
        acknowledged.path === path && acknowledged.record !== null,
    )
  }

  store(path: Path, record: Values): void {
    const id = Number(record['id'])
    const writes = (this.records.get(`${path}/${id}`)?.writes ?? 0) + 1
    const acknowledged = { path, id, record, last: record, writes }
    this.records.set(`${path}/${id}`, acknowledged)
    this.keepFresh(acknowledged)
  }

  noteDeletion(path: Path, id: number): void {
    const before = this.records.get(`${path}/${id}`)
    if (!before) throw new Error(`${path}/${id} was never acknowledged`)
    const acknowledged = { ...before, record: null, writes: before.writes + 1 }
    this.records.set(`${path}/${id}`, acknowledged)
    this.keepFresh(acknowledged)
  }

  private keepFresh(acknowledged: Acknowledged): void {
    for (const other of this.fresh) {
      if (other.path === acknowledged.path && other.id === acknowledged.id) this.fresh.delete(other)
    }
    this.fresh.add(acknowledged)
  }
}

/** Whether everything that was sent is in what was found. */
export function holds(found: unknown, sent: unknown): boolean {
  if (!isObject(sent) || !isObject(found)) return isDeepStrictEqual(found, sent)
  if (Array.isArray(sent) && Object.keys(found).length !== sent.length) return false
  return Object.entries(sent).every(([name, value]) => holds(found[name], value))
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
