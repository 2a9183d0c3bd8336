import { call } from '../../../../../kernel/client/calls/call.ts'
import { createStore, type Store } from '../../../../../kernel/client/entity-form/store/form-store.ts'
import { numberIn } from '../../../../../kernel/contract/values/read-number.ts'
import { keyOf } from '../../../invoice-lines.ts'
import { linesFromText } from '../../../lines-from-text/lines-from-text.contract.ts'
import type { InvoiceForm } from '../../use-invoice-form.client.ts'
import { lineFromText } from '../table/typed-lines.ts'

interface Pasted {
  /** The keys of the lines that came last; none where there is nothing to take back. */
  keys: ReadonlySet<number>
  /** Whether a text is being read. */
  busy: boolean
}

export type Pasting = ReturnType<typeof createPasting>

/** How texts become lines of a form. Stays the same object as long as the form. */
export function createPasting(form: InvoiceForm) {
  const store: Store<Pasted> = createStore<Pasted>({ keys: new Set(), busy: false })
  return {
    store,
    /** Adds what a text says, below the lines; the key of the first guess, null where there is none. Throws what refuses it. */
    async take(text: string): Promise<number | null> {
      store.change({ busy: true })
      try {
        const customer = numberIn(form.store.now().values.customer)
        const read = await call(linesFromText, { body: { text, customer } })
        const lines = read.lines.map((line) => lineFromText(line, form.priceField()))
        store.change({ keys: new Set(lines.map(keyOf)) })
        form.changeLines([...form.linesNow(), ...lines])
        const guess = lines.find(({ guessed }) => guessed !== undefined)
        return guess ? keyOf(guess) : null
      } finally {
        store.change({ busy: false })
      }
    },
    /** Takes back what came last, whatever has become of it since. */
    undo(): void {
      const { keys } = store.now()
      store.change({ keys: new Set() })
      form.changeLines(form.linesNow().filter((line) => !keys.has(keyOf(line))))
    },
    /** Leaves it, and says no more of it. */
    keep: () => store.change({ keys: new Set() }),
  }
}

/** Whether a text is more than one line takes: rows, or cells beside one another. */
export function isRows(text: string): boolean {
  return text.includes('\t') || text.trim().split(/\r\n|\r|\n/).length > 1
}
