import { Box, Button, Group } from '@mantine/core'
import { useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatCount } from '../../../kernel/contract/values/formats.ts'
import { minus } from '../../../kernel/contract/values/money.ts'
import type { FieldErrors } from '../../../kernel/contract/problem.ts'
import { roundTotals } from '../invoice-totals.ts'
import styles from './invoice-form.module.css'
import { InvoiceInput } from './invoice-input.client.tsx'
import { discountIn, type InvoiceForm } from './use-invoice-form.client.ts'

interface DiscountInputsProps {
  form: InvoiceForm
  /** Null while it is not known. */
  subtotal: number | null
  /** What is wrong with what was typed. */
  refusals: FieldErrors
}

/** What is taken off: a percentage or an amount, whichever was typed last, or one click for an even total. */
export function DiscountInputs({ form, subtotal, refusals }: DiscountInputsProps) {
  const t = useTranslate()
  const discount = useFormValue(form, 'discount')
  const discount_amount = useFormValue(form, 'discount_amount')
  const off = discountIn({ discount, discount_amount })
  const offers = subtotal === null || Object.keys(refusals).length > 0 ? [] : roundTotals(subtotal, off)
  return (
    <Box my="sm">
      <div className={styles.discount}>
        <InvoiceInput
          form={form}
          name="discount"
          takesPlaceOf="discount_amount"
          refusal={refusals['discount']?.[0]}
        />
        <InvoiceInput
          form={form}
          name="discount_amount"
          label="or USD"
          takesPlaceOf="discount"
          refusal={refusals['discount_amount']?.[0]}
        />
      </div>
      <Group gap={6} mt={6}>
        {offers.map((even) => (
          <Button
            key={even}
            size="compact-xs"
            variant="light"
            onClick={() => form.change({ discount: '', discount_amount: String(minus(subtotal ?? 0, even)) })}
          >
            {off.discount > 0
              ? t('Round to {amount} instead of {percent} % off', {
                  amount: formatCount(even),
                  percent: off.discount,
                })
              : t('Round to {amount}', { amount: formatCount(even) })}
          </Button>
        ))}
      </Group>
    </Box>
  )
}
