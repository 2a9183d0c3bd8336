import { useCallback, useMemo, useState } from 'react'
import { CallFormFrame } from '../../../../kernel/client/entity-form/call-form/call-form-frame.tsx'
import { FieldInput } from '../../../../kernel/client/entity-form/fields/field-input.tsx'
import {
  useFieldProps,
  useDerived,
  useFormErrors,
} from '../../../../kernel/client/entity-form/fields/form-parts.ts'
import { FieldGrid } from '../../../../kernel/client/card/field-grid.tsx'
import { SubmitButton } from '../../../../kernel/client/entity-form/submit-button.tsx'
import { type CallForm, useCallForm } from '../../../../kernel/client/entity-form/call-form/use-call-form.ts'
import { useUnsavedGuard } from '../../../../kernel/client/entity-form/leaving/use-unsaved-guard.ts'
import { numberIn } from '../../../../kernel/contract/values/read-number.ts'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { notifySuccess } from '../../../../kernel/client/messages/notify.ts'
import { useMe } from '../../../../kernel/client/session/rights.ts'
import { useLatest } from '../../../../kernel/client/use-latest.ts'
import { formatDay } from '../../../../kernel/contract/values/formats.ts'
import { isDay } from '../../../../kernel/contract/values/day.ts'
import { minus, sumOf } from '../../../../kernel/contract/values/money.ts'
import type { ReplyOf } from '../../../../kernel/contract/endpoint.ts'
import { message } from '../../../../i18n/messages.ts'
import { AccountNameInput } from '../../accounts/screens/account-name-input.client.tsx'
import { RateWarning } from '../../rates/screens/rate-warning.client.tsx'
import { useRateOf } from '../../rates/rate-of-day.client.ts'
import { formatRate, likelyRate, rateWhileTyped } from '../../rates/rate-format.ts'
import { debtKey, debtOf } from '../../receipts/debts/debt.ts'
import { type OpenDebts, receiveMoneyEndpoints } from '../receive-money.contract.ts'
import { OwnCashBoxInput } from './own-cash-box-input.client.tsx'
import { type PaymentAllocation, AllocationTable, allocationOf } from './allocation-table.client.tsx'
import { StillDue } from './still-due.client.tsx'

const { receive } = receiveMoneyEndpoints
const fields = receive.body

type Received = ReplyOf<typeof receive>['data']
type PaymentCallForm = CallForm<typeof fields>

/** Amounts that the form starts with. */
export interface EnteredAmounts {
  usd?: string | undefined
  iqd?: string | undefined
}

interface PaymentFormProps {
  customer: number
  today: string
  open: OpenDebts
  /** Whether the money is meant for the first debt. */
  isNamed: boolean
  entered: EnteredAmounts
  onDone(received: Received): void
}

/**
 * The form of a payment: amounts and allocation. Sends the allocation that is shown, so that payments by other users do
 * not change it.
 */
export function PaymentForm({ customer, today, open, isNamed, entered, onDone }: PaymentFormProps) {
  const t = useTranslate()
  const form = useCallForm({
    endpoint: receive,
    fields,
    record: { customer, date: today, ...accountsFor(open), ...entered },
    onDone: (message, answer) => {
      notifySuccess(message)
      onDone((answer as ReplyOf<typeof receive>).data)
    },
  })
  useUnsavedGuard(form.unsaved)
  const values = useDerived(form, ({ date, usd, iqd, rate: typedRate }) => ({
    date,
    usd,
    iqd,
    rate: typedRate,
  }))
  const day = values.date && isDay(values.date) ? values.date : today
  const ofDay = useRateOfPayment(day, today)
  const typed = numberIn(values.rate)
  const likelyRateNow = typed === null ? null : likelyRate(typed)
  const rate = likelyRateNow ?? ofDay?.iqd_per_usd ?? null
  const [choice, setChoice] = useState<PaymentAllocation['choice']>({ shares: null, inFull: true })
  const [usd, iqd] = [numberIn(values.usd) ?? 0, numberIn(values.iqd) ?? 0]
  const now = useMemo(() => {
    const money = { usd, iqd, rate }
    return { money, allocation: allocationOf(open, money, choice) }
  }, [open, usd, iqd, rate, choice])
  const { money } = now
  const problem = useAllocationError(form)
  const latest = useLatest(money)
  const show = useCallback(
    (next: PaymentAllocation['choice']) => {
      setChoice(next)
      form.change(allocationBody(open, allocationOf(open, latest(), next)))
    },
    [latest, form, open],
  )
  const change = (entered: Parameters<PaymentCallForm['change']>[0]) => {
    const number = numberIn(entered.rate)
    const likely = number === null ? null : rateWhileTyped(number)
    const changed = likely === number ? entered : { ...entered, rate: String(likely) }
    form.change(changed)
    const entries = { ...values, ...changed }
    const typedNow = numberIn(entries.rate)
    const next = {
      usd: numberIn(entries.usd) ?? 0,
      iqd: numberIn(entries.iqd) ?? 0,
      rate: typedNow === null ? (ofDay?.iqd_per_usd ?? null) : likelyRate(typedNow),
    }
    setChoice({ ...choice, shares: null })
    form.change(allocationBody(open, allocationOf(open, next, { ...choice, shares: null })))
  }
  const deciding: PaymentCallForm = { ...form, change }
  // The daily rate may have loaded after the amounts were entered, so the current allocation is sent.
  const submit = async () => {
    form.change(allocationBody(open, now.allocation))
    await form.submit()
  }
  return (
    <CallFormFrame form={{ ...form, submit }} starts>
      <FieldGrid>
        <FieldInput form={deciding} name="usd" />
        <Account form={form} name="usd_account" open={open} />
        <FieldInput form={deciding} name="iqd" />
        <Account form={form} name="iqd_account" open={open} />
        {money.iqd > 0 && (
          <FieldInput
            form={deciding}
            name="rate"
            description={
              ofDay
                ? message(
                    ofDay.date === today ? 'Daily rate for today: {rate}' : 'Daily rate for {day}: {rate}',
                    {
                      day: formatDay(ofDay.date),
                      rate: formatRate(ofDay.iqd_per_usd),
                    },
                  )
                : 'No daily rate for this day. Enter a rate to include the IQD amount.'
            }
          />
        )}
        {money.iqd > 0 && ofDay !== undefined && (
          <RateWarning
            form={form}
            rate={likelyRateNow}
            day={day}
            ofDay={ofDay}
            onUse={(other) => change({ rate: String(other), rate_reason: '' })}
          />
        )}
        <FieldInput form={form} name="date" />
        <FieldInput form={form} name="reference" />
      </FieldGrid>
      <StillDue
        left={leftOf(open, isNamed, sumOf([now.allocation.value, now.allocation.rounding]))}
        rate={rate}
        note={open.iqd_note}
        onAdd={(currency, amount) =>
          change(
            currency === 'USD'
              ? { usd: String(sumOf([usd, amount])) }
              : { iqd: String(sumOf([iqd, amount])) },
          )
        }
      />
      <AllocationTable
        open={open}
        allocation={now.allocation}
        money={money}
        problem={problem}
        onChange={show}
      />
      <SubmitButton form={form} mt="lg">
        {t('Save')}
      </SubmitButton>
    </CallFormFrame>
  )
}

/** The proposed accounts. Cash boxes, if the first debt is to be paid in cash. */
function accountsFor({ accounts, cash_boxes, invoices }: OpenDebts) {
  const cashBoxes = invoices[0]?.in_cash ? cash_boxes : { usd: null, iqd: null }
  return { usd_account: cashBoxes.usd ?? accounts.usd, iqd_account: cashBoxes.iqd ?? accounts.iqd }
}

/** What remains due after the payment: of the named debt, and once that is paid, of all debts. */
function leftOf({ invoices }: OpenDebts, isNamed: boolean, value: number): number {
  const owed = (debts: OpenDebts['invoices']) =>
    minus(sumOf(debts.map(({ outstanding }) => outstanding)), value)
  const ofFirst = isNamed ? owed(invoices.slice(0, 1)) : 0
  return ofFirst > 0 ? ofFirst : owed(invoices)
}

/** The daily rate of the payment's date. Today's is already loaded. */
function useRateOfPayment(day: string, today: string) {
  const now = useMe()?.rate ?? null
  const then = useRateOf(day, { enabled: day !== today })
  return day === today ? now : then
}

/** The server's errors about the allocation, as one text. */
function useAllocationError(form: PaymentCallForm): string | undefined {
  const t = useTranslate()
  const errors = Object.entries(useFormErrors(form))
  const wrong = errors.find(([name]) => /^(allocations|settles)/.test(name))?.[1]
  return wrong?.map((choice) => t(choice)).join(' ')
}

/**
 * Of what is all on account, every debt says that it gets nothing: left out, the oldest would come first. What was typed
 * and is no number goes along as it is, so that the check can say so.
 */
function allocationBody({ invoices }: OpenDebts, { shares, settles, choice }: PaymentAllocation) {
  const amounts = new Map(shares.map((share) => [debtKey(share), share.amount_usd]))
  return {
    allocations: invoices.map((debt) => ({
      ...debtOf(debt),
      amount_usd: choice.shares?.[debtKey(debt)]?.trim() || String(amounts.get(debtKey(debt)) ?? 0),
    })),
    settles: settles.map(({ invoice, opening }) => (opening === null ? invoice : { opening })),
  }
}

interface AccountProps {
  form: PaymentCallForm
  name: 'usd_account' | 'iqd_account'
  open: OpenDebts
}

/** The account input: any account, or one of the user's own cash boxes. */
function Account({ form, name, open }: AccountProps) {
  const [amount, currency] = useDerived(form, ({ usd, iqd }) =>
    name === 'usd_account' ? ([usd, 'USD'] as const) : ([iqd, 'IQD'] as const),
  )
  const props = useFieldProps(form, name)
  return (
    <div data-field={name}>
      {open.own_boxes ? (
        <OwnCashBoxInput {...props} currency={currency} boxes={open.boxes} />
      ) : (
        <AccountNameInput {...props} brings={(numberIn(amount) ?? 0) > 0 ? [currency] : []} />
      )}
    </div>
  )
}
