import { Button, Text } from '@mantine/core'
import { IconDeviceFloppy, IconFileText } from '@tabler/icons-react'
import { memo, useId, useState } from 'react'
import { Link } from 'react-router'
import { useFormBusy, useFormError } from '../../../kernel/client/entity-form/fields/form-parts.ts'
import { useStored } from '../../../kernel/client/entity-form/store/form-store.ts'
import { UnplacedErrors } from '../../../kernel/client/entity-form/unplaced-errors.tsx'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { listAsLeft } from '../../../kernel/client/entity-table/list-state.ts'
import { Card } from '../../../kernel/client/card/card.tsx'
import { Sum, Sums } from '../../../kernel/client/card/sums.tsx'
import { formatMoney } from '../../../kernel/contract/values/formats.ts'
import { minus } from '../../../kernel/contract/values/money.ts'
import type { Label } from '../../../i18n/messages.ts'
import { DiscountInputs } from './discount-inputs.client.tsx'
import styles from './invoice-form.module.css'
import { type InvoiceForm, useAmounts } from './use-invoice-form.client.ts'

interface TotalsPanelProps {
  form: InvoiceForm
  /** Closes the dialog, if the form is in one; there a draft would be of no use. */
  onCancel: (() => void) | undefined
}

/** The current totals of the invoice, and the buttons to save it. */
export const TotalsPanel = memo(function TotalsPanel({ form, onCancel }: TotalsPanelProps) {
  const t = useTranslate()
  const [saving, setSaving] = useState<'draft' | 'issued' | null>(null)
  const save = (status: 'draft' | 'issued') => {
    setSaving(status)
    void form.save(status).finally(() => setSaving(null))
  }
  const busy = useFormBusy(form)
  const remark = useId()
  const isIssued = useStored(form.store, ({ record }) => record?.['status'] === 'issued')
  const label = (status: 'draft' | 'issued', text: Label) =>
    t(busy && saving === status ? 'Please Wait...' : text)
  return (
    <div className={styles.totals}>
      <Card title="Total">
        <Amounts form={form} />
        <UnplacedErrors form={form} />
        <div className={styles.buttons}>
          <Button
            disabled={busy}
            {...(!isIssued && { 'aria-describedby': remark })}
            leftSection={<IconDeviceFloppy size={18} stroke={1.6} aria-hidden />}
            onClick={() => save('issued')}
          >
            {label('issued', isIssued ? 'Save' : 'Issue invoice')}
          </Button>
          {!isIssued && (
            <Text size="xs" c="dimmed" ta="center" id={remark}>
              {t('The invoice gets a number and cannot be changed back to a draft.')}
            </Text>
          )}
          {!isIssued && !onCancel && (
            <Button
              variant="default"
              disabled={busy}
              leftSection={<IconFileText size={18} stroke={1.6} aria-hidden />}
              onClick={() => save('draft')}
            >
              {label('draft', 'Save draft')}
            </Button>
          )}
          {onCancel ? (
            <Button variant="subtle" onClick={onCancel}>
              {t('Cancel')}
            </Button>
          ) : (
            <Button component={Link} to={listAsLeft(form.back)} variant="subtle">
              {t('Cancel')}
            </Button>
          )}
        </div>
      </Card>
    </div>
  )
})

function Amounts({ form }: { form: InvoiceForm }) {
  const { subtotal, grand_total, refusals } = useAmounts(form)
  const amount = (usd: number | null) => (usd === null ? '–' : formatMoney(usd, 'USD'))
  const discount = subtotal === null || grand_total === null ? null : minus(subtotal, grand_total)
  return (
    <>
      <Sums wide live>
        <Sum label="Sub Total" name="subtotal">
          {amount(subtotal)}
          <Errors form={form} name="subtotal" />
        </Sum>
      </Sums>
      <DiscountInputs form={form} subtotal={subtotal} refusals={refusals} />
      <Sums wide live>
        <Sum label="Discount">
          <bdi>{discount !== null && discount > 0 ? `\u2212 ${amount(discount)}` : amount(discount)}</bdi>
        </Sum>
        <Sum label="Grand Total" grand name="grand_total">
          {amount(grand_total)}
          <Errors form={form} name="grand_total" />
        </Sum>
      </Sums>
    </>
  )
}

function Errors({ form, name }: { form: InvoiceForm; name: string }) {
  const error = useFormError(form, name)
  return error ? (
    <Text size="xs" c="var(--mantine-color-error)">
      {error}
    </Text>
  ) : null
}
