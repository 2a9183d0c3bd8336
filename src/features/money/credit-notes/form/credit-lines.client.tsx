import { Button, Group, Text, Title } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import {
  type FilledForm,
  useFormError,
  useFormErrors,
  useFormValue,
} from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { ValueInput } from '../../../../kernel/client/inputs/value-input.tsx'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { AmountTable } from '../../../../kernel/client/card/amount-table.tsx'
import { TotalLine } from '../../../../kernel/client/card/sums.tsx'
import { formatMoney, formatPrice, formatQuantity } from '../../../../kernel/contract/values/formats.ts'
import { quantity as quantityField } from '../../../../kernel/contract/kinds/numbers/quantity.ts'
import { minus } from '../../../../kernel/contract/values/money.ts'
import type { InvoiceRecord, ReadLine } from '../../../invoices/invoices.contract.ts'
import type { Translate } from '../../../../i18n/translate.ts'
import { type Label, type Message, message } from '../../../../i18n/messages.ts'
import { type CreditFields, creditsIn, errorsIn, totalIn, type EnteredLine } from './credit-values.ts'
import { usePriceWithDecimals } from '../../../settings/price-decimals.client.ts'
import { creditLine } from '../credit-notes.contract.ts'
import { CustomItem } from './custom-item.client.tsx'

interface CreditLinesProps {
  form: FilledForm<CreditFields>
  /** The credited invoice, once it is loaded. */
  invoice: InvoiceRecord | null
}

/** The inputs of a credit note's lines: quantities of invoice lines, and custom items. */
export function CreditLines({ form, invoice }: CreditLinesProps) {
  const t = useTranslate()
  const lines = useFormValue(form, 'lines')
  const errors = useFormErrors(form)
  const ofLines = useFormError(form, 'lines')
  const ofTotal = useFormError(form, 'total')
  const problem = ofLines ?? ofTotal
  const price = usePriceWithDecimals()(creditLine.unit_price)
  const credits = creditsIn(lines, invoice, price)
  const total = totalIn(lines, invoice, price)
  const change = (next: readonly EnteredLine[]) => form.change({ lines: next })
  const errorOf = (index: number, field: string) => {
    const typed = lines[index] ? errorsIn(lines[index], price)[field] : undefined
    return (errors[`lines.${index}.${field}`] ?? typed)?.map((each) => t(each)).join(' ')
  }
  const placed = lines.map((line, index) => ({ line, index }))
  const replace = (index: number, line: EnteredLine) => change(lines.with(index, line))
  const remove = (index: number) => change(lines.toSpliced(index, 1))
  const placeOf = (id: number | null) => lines.findIndex((line) => line.invoice_product === id)
  const quantityOf = (of: ReadLine) => {
    const at = placeOf(of.id)
    return (
      <ValueInput
        bare
        // The accessible name for screen readers; it is already translated.
        field={quantityField(t('Quantity of {item} to credit', { item: of.product_item }) as Label)}
        value={lines[at]?.quantity ?? ''}
        error={errorOf(at, 'quantity') ?? errorOf(at, 'unit_price')}
        readOnly={restOf(of) <= 0}
        onChange={(typed) => {
          const quantity = String(typed ?? '')
          const line = { invoice_product: of.id, quantity }
          if (at === -1) change([...lines, line])
          else if (quantity === '') remove(at)
          else replace(at, line)
        }}
      />
    )
  }
  return (
    <div data-wide data-field="lines">
      {invoice && (
        <section aria-label={linesOf(t, invoice)}>
          <Group justify="space-between">
            <Title order={2} size="h5">
              {linesOf(t, invoice)}
            </Title>
            <Button size="compact-sm" variant="light" onClick={() => change(allOf(invoice, lines))}>
              {t('Credit all')}
            </Button>
          </Group>
          <AmountTable
            rows={invoice.invoice_products}
            keyOf={(_, place) => place}
            columns={[
              { label: 'Item', kind: 'text', cell: ({ product_item }) => <bdi>{product_item}</bdi> },
              {
                label: 'Unit Price',
                kind: 'amount',
                less: true,
                cell: ({ unit_price }) => formatPrice(unit_price),
              },
              { label: 'Remaining', kind: 'amount', cell: (of) => leftOf(of, t) },
              { label: 'Credit quantity', kind: 'input', cell: quantityOf },
              {
                label: 'Amount',
                kind: 'amount',
                cell: ({ id }) => amount(placeOf(id) === -1 ? 0 : (credits[placeOf(id)] ?? null)),
              },
            ]}
          />
        </section>
      )}
      {placed
        .filter(({ line }) => !line.invoice_product)
        .map(({ line, index }) => (
          <CustomItem
            key={index}
            line={line}
            price={price}
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
        {invoice ? t('Add custom item') : t('Add line')}
      </Button>
      <TotalLine>{t(invoice && total ? becomes(invoice, total) : comesTo(total))}</TotalLine>
      {problem && (
        <Text size="xs" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </div>
  )
}

function restOf({ quantity, credited }: ReadLine): number {
  return minus(quantity, credited ?? 0)
}

/** The quantity of a line that is left to credit. */
function leftOf(line: ReadLine, t: Translate): string {
  const [part, whole] = [formatQuantity(restOf(line)), formatQuantity(line.quantity)]
  return part === whole ? part : t('{part} of {whole}', { part, whole })
}

function linesOf(t: Translate, { invoice_no }: InvoiceRecord): string {
  return t('Lines of {invoice_no}', { invoice_no: invoice_no ?? '' })
}

/** Formats an amount; a dash if one of its numbers is invalid. */
function amount(of: number | null): string {
  return of === null ? '–' : formatMoney(of, 'USD')
}

function comesTo(total: number | null): Message {
  return message('Total {amount}', { amount: amount(total) })
}

/** The note about the credit: how much is applied to the invoice, and how much becomes unapplied credit. */
function becomes({ invoice_no, outstanding }: InvoiceRecord, total: number): Message {
  const settled = Math.min(total, outstanding)
  return message('Total {amount}: {settled} applied to {invoice_no}, {rest} unapplied credit', {
    amount: formatMoney(total, 'USD'),
    settled: formatMoney(settled, 'USD'),
    invoice_no: invoice_no ?? '',
    rest: formatMoney(minus(total, settled), 'USD'),
  })
}

/** Lines for everything left on the invoice, in addition to the custom items. */
function allOf(invoice: InvoiceRecord, lines: readonly EnteredLine[]): EnteredLine[] {
  const left = invoice.invoice_products.flatMap((line) => {
    const rest = restOf(line)
    return rest > 0 ? [{ invoice_product: line.id, quantity: String(rest) }] : []
  })
  return [...left, ...lines.filter((line) => !line.invoice_product)]
}
