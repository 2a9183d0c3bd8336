import { Button, Group } from '@mantine/core'
import { useSay } from '../../../kernel/client/language.ts'
import { formatCount } from '../../../kernel/contract/formats.ts'
import { minus } from '../../../kernel/contract/money.ts'
import { evenBelow } from '../invoice-totals.ts'
import styles from './invoice-form.module.css'
import { InvoiceInput } from './invoice-input.client.tsx'
import type { InvoiceForm } from './use-invoice-form.client.ts'

interface DiscountInputsProps {
  form: InvoiceForm
  subtotal: number
}

/** What is taken off: a percentage or an amount, whichever was typed last, or one click for an even total. */
export function DiscountInputs({ form, subtotal }: DiscountInputsProps) {
  const say = useSay()
  return (
    <div>
      <div className={styles.discount}>
        <InvoiceInput form={form} name="discount" label="Discount %" takesPlaceOf="discount_amount" />
        <InvoiceInput form={form} name="discount_amount" label="or USD" takesPlaceOf="discount" />
      </div>
      <Group gap={6} mt={6}>
        {evenBelow(subtotal).map((even) => (
          <Button
            key={even}
            size="compact-xs"
            variant="light"
            onClick={() => form.change({ discount: '', discount_amount: String(minus(subtotal, even)) })}
          >
            {say('Make it {amount} even', { amount: formatCount(even) })}
          </Button>
        ))}
      </Group>
    </div>
  )
}
