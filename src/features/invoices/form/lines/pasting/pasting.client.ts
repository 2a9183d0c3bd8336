import { call } from '../../../../../kernel/client/calls/call.ts'
import { createStore, type Store } from '../../../../../kernel/client/entity-form/store/form-store.ts'
import { numberIn } from '../../../../../kernel/contract/values/read-number.ts'
import { keyOf } from '../../../invoice-lines.ts'
import { linesFromText } from '../../../lines-from-text/lines-from-text.contract.ts'
import type { InvoiceForm } from '../../use-invoice-form.client.ts'
import { lineFromText } from '../table/line-texts.ts'

interface Pasted {
  /** The keys of the lines pasted last; empty if there is nothing to undo. */
  keys: ReadonlySet<number>
  /** Whether a text is being parsed. */
  busy: boolean
}

export type Pasting = ReturnType<typeof createPasting>

/** Adds lines from texts to a form. The same object for the lifetime of the form. */
export function createPasting(form: InvoiceForm) {
  const store: Store<Pasted> = createStore<Pasted>({ keys: new Set(), busy: false })
  return {
    store,
    /**
     * Appends the lines of a text; returns the key of the first guessed line, or null. Throws if the server refuses the
     * text.
     */
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
    /** Removes the lines pasted last, even if they were edited. */
    undo(): void {
      const { keys } = store.now()
      store.change({ keys: new Set() })
      form.changeLines(form.linesNow().filter((line) => !keys.has(keyOf(line))))
    },
    /** Accepts them and hides the banner. */
    keep: () => store.change({ keys: new Set() }),
  }
}

/** Whether a text has more than one line or cell. */
export function isRows(text: string): boolean {
  return text.includes('\t') || text.trim().split(/\r\n|\r|\n/).length > 1
}
