import { Box, Button, Group } from '@mantine/core'
import { useFormValue } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { formatCount } from '../../../kernel/contract/values/formats.ts'
import { minus } from '../../../kernel/contract/values/money.ts'
import { roundTotals } from '../invoice-totals.ts'
import styles from './invoice-form.module.css'
import { InvoiceInput } from './invoice-input.client.tsx'
import { discountIn, type InvoiceForm } from './use-invoice-form.client.ts'

interface DiscountInputsProps {
  form: InvoiceForm
  subtotal: number
}

/** The discount: a percentage or an amount, whichever was entered last, or one click for a round total. */
export function DiscountInputs({ form, subtotal }: DiscountInputsProps) {
  const t = useTranslate()
  const discount = useFormValue(form, 'discount')
  const discount_amount = useFormValue(form, 'discount_amount')
  const off = discountIn({ discount, discount_amount })
  return (
    <Box my="sm">
      <div className={styles.discount}>
        <InvoiceInput form={form} name="discount" takesPlaceOf="discount_amount" />
        <InvoiceInput form={form} name="discount_amount" label="or USD" takesPlaceOf="discount" />
      </div>
      <Group gap={6} mt={6}>
        {roundTotals(subtotal, off).map((even) => (
          <Button
            key={even}
            size="compact-xs"
            variant="light"
            onClick={() => form.change({ discount: '', discount_amount: String(minus(subtotal, even)) })}
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
