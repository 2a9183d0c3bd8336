import { Button, Group, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useFormError, useFormErrors, useFormValue } from '../../kernel/client/entity-form/form-parts.ts'
import { useSay } from '../../kernel/client/language.ts'
import { formatMoney } from '../../kernel/contract/formats.ts'
import { minus, sumOf } from '../../kernel/contract/money.ts'
import type { InvoiceRecord } from '../invoices/invoices.contract.ts'
import type { Say } from '../../words/say.ts'
import { type Told, told } from '../../words/sentences.ts'
import styles from './credit-notes.module.css'
import { type CreditForm, creditsIn, type TypedLine } from './credit-values.client.ts'
import { FreeLine } from './free-line.client.tsx'
import { InvoiceLineRow } from './invoice-line-row.client.tsx'

interface CreditLinesProps {
  form: CreditForm
  /** The invoice that is credited, as soon as it is known. */
  invoice: InvoiceRecord | null
}

/** What is credited: so many of each line of the invoice, and what stands for itself. */
export function CreditLines({ form, invoice }: CreditLinesProps) {
  const say = useSay()
  const lines = useFormValue(form, 'lines')
  const errors = useFormErrors(form)
  const ofLines = useFormError(form, 'lines')
  const ofTotal = useFormError(form, 'total')
  const problem = ofLines ?? ofTotal
  const credits = creditsIn(lines, invoice)
  const total = sumOf(credits)
  const change = (next: readonly TypedLine[]) => form.change({ lines: next })
  const errorOf = (index: number, field: string) =>
    errors[`lines.${index}.${field}`]?.map((said) => say(said)).join(' ')
  const placed = lines.map((line, index) => ({ line, index }))
  const replace = (index: number, line: TypedLine) => change(lines.with(index, line))
  const remove = (index: number) => change(lines.toSpliced(index, 1))
  return (
    <div className={styles.lines} data-field="lines">
      {invoice && (
        <section aria-label={linesOf(say, invoice)}>
          <Group justify="space-between">
            <Title order={2} size="h5">
              {linesOf(say, invoice)}
            </Title>
            <Button size="compact-sm" variant="light" onClick={() => change(allOf(invoice, lines))}>
              {say('All of it')}
            </Button>
          </Group>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{say('Item')}</th>
                <th scope="col" className={styles.less}>
                  {say('Unit Price')}
                </th>
                <th scope="col">{say('Left')}</th>
                <th scope="col">{say('Credit|how many')}</th>
                <th scope="col">{say('Amount')}</th>
              </tr>
            </thead>
            <tbody>
              {invoice.invoice_products.map((of) => {
                const at = lines.findIndex((line) => line.invoice_product === of.id)
                return (
                  <InvoiceLineRow
                    key={of.id}
                    of={of}
                    quantity={at === -1 ? '' : (lines[at]?.quantity ?? '')}
                    credit={credits[at] ?? 0}
                    error={errorOf(at, 'quantity') ?? errorOf(at, 'unit_price')}
                    onChange={(quantity) => {
                      const line = { invoice_product: of.id, quantity }
                      if (at === -1) change([...lines, line])
                      else if (quantity === '') remove(at)
                      else replace(at, line)
                    }}
                  />
                )
              })}
            </tbody>
          </table>
        </section>
      )}
      {placed
        .filter(({ line }) => !line.invoice_product)
        .map(({ line, index }) => (
          <FreeLine
            key={index}
            line={line}
            errorOf={(field) => errorOf(index, field)}
            onChange={(changes) => replace(index, { ...line, ...changes })}
            onRemove={() => remove(index)}
          />
        ))}
      <Button
        mt="sm"
        size="compact-sm"
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.6} aria-hidden />}
        onClick={() => change([...lines, { description: '', quantity: '1', unit_price: '' }])}
      >
        {invoice ? say('Something else') : say('Add a line')}
      </Button>
      <output className={styles.comesTo} aria-live="polite">
        {say(invoice && total > 0 ? becomes(invoice, total) : comesTo(total))}
      </output>
      {problem && (
        <span className={styles.error} role="alert">
          {problem}
        </span>
      )}
    </div>
  )
}

function linesOf(say: Say, { invoice_no }: InvoiceRecord): string {
  return say('Lines of {invoice_no}', { invoice_no: invoice_no ?? '' })
}

function comesTo(total: number): Told {
  return told('Total {amount}', { amount: formatMoney(total, 'USD') })
}

/** What will become of the credit: how much of it the invoice takes, and what goes on account. */
function becomes({ invoice_no, outstanding }: InvoiceRecord, total: number): Told {
  const settled = Math.min(total, outstanding)
  return told('Total {amount}: {settled} settles {invoice_no}, on account {rest}', {
    amount: formatMoney(total, 'USD'),
    settled: formatMoney(settled, 'USD'),
    invoice_no: invoice_no ?? '',
    rest: formatMoney(minus(total, settled), 'USD'),
  })
}

/** All that is left of the invoice's lines, besides what stands for itself. */
function allOf(invoice: InvoiceRecord, lines: readonly TypedLine[]): TypedLine[] {
  const left = invoice.invoice_products.flatMap(({ id, quantity, credited }) => {
    const rest = minus(quantity, credited ?? 0)
    return rest > 0 ? [{ invoice_product: id, quantity: String(rest) }] : []
  })
  return [...left, ...lines.filter((line) => !line.invoice_product)]
}
