import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../../kernel/client/language/language.ts'
import { inWords } from '../../../../kernel/contract/in-words.ts'
import { formatDay, formatMoney } from '../../../../kernel/contract/values/formats.ts'
import { translateParts } from '../../../../i18n/translate.ts'
import { formatRate } from '../../rates/rate-format.ts'
import { enteredOnOrder } from '../../bad-debts/bad-debts.contract.ts'
import { type GroupKind, type Line } from '../reconcile.contract.ts'
import styles from '../reconcile.module.css'
import { CancelWriteOff } from '../resolutions/cancel-write-off.client.tsx'
import { ChooseAccount } from '../resolutions/choose-account.client.tsx'
import { ConfirmTransfer } from '../resolutions/confirm-transfer.client.tsx'
import { ViewDocument } from '../resolutions/view-document.client.tsx'
import { ReviewRate } from '../resolutions/review-rate.client.tsx'
import { ReplaceManualPayment } from '../resolutions/replace-manual-payment.client.tsx'
import { ReviewTransfer } from '../resolutions/review-transfer.client.tsx'
import { SetRate } from '../resolutions/set-rate.client.tsx'
import { UseOnAccount } from '../resolutions/use-on-account.client.tsx'
import { documentViews } from '../../../document-views.ts'
import { nameOf } from './line-name.ts'
import { signedSums } from '../signed-sums.ts'

const resolutions: Record<GroupKind, (props: { line: Line }) => ReactNode> = {
  needs_rate: SetRate,
  typed_money: ReplaceManualPayment,
  written_off: CancelWriteOff,
  unknown_account: ChooseAccount,
  other_currency: ChooseAccount,
  no_cash_box: ChooseAccount,
  on_the_way: ConfirmTransfer,
  one_sided: ReviewTransfer,
  far_rate: ReviewRate,
  waiting: ViewDocument,
  on_account: UseOnAccount,
}

interface GroupLineProps {
  kind: GroupKind
  line: Line
  /** Whether the figures are current. For a past day, remarks and resolutions are left out. */
  isOfNow: boolean
}

/** A line of a group: document, amount and resolution. */
export function GroupLine({ kind, line, isOfNow }: GroupLineProps) {
  const t = useTranslate()
  const { document, id, number, party, date } = line
  const Resolution = resolutions[kind]
  const isCustomer = document === 'customer'
  return (
    <li className={styles.line}>
      <div className={styles.what}>
        <Anchor component={Link} to={documentViews[document](id)} inherit className={styles.document}>
          {isCustomer ? <bdi>{party}</bdi> : t(nameOf(line))}
        </Anchor>
        <span className={styles.details}>
          {date !== null && formatDay(date)}
          {date !== null && !isCustomer && party !== null && ' · '}
          {!isCustomer && <bdi>{party}</bdi>}
          {isCustomer && number !== null && <bdi>{number}</bdi>}
        </span>
        {namesAccount(kind) && <AccountMessage kind={kind} line={line} />}
        {isOfNow && <Remark kind={kind} line={line} />}
      </div>
      <span className={styles.amount}>{signedSums(line)}</span>
      {isOfNow && (
        <div className={styles.remedy}>
          <Resolution line={line} />
        </div>
      )}
    </li>
  )
}

/** The custodian who must confirm a transfer in transit. */
function AwaitedCustodian({ line: { account, keeper_name } }: { line: Line }) {
  const t = useTranslate()
  const sentence =
    keeper_name === null
      ? 'The custodian of {account} must confirm the transfer.'
      : '{name}, custodian of {account}, must confirm the transfer.'
  return (
    <span className={styles.details}>
      {translateParts(t, sentence, {
        name: <bdi key="name">{keeper_name}</bdi>,
        account: (
          <bdi key="account" className={styles.name}>
            {account}
          </bdi>
        ),
      })}
    </span>
  )
}

const namesAccount = (kind: GroupKind) => kind === 'unknown_account' || kind === 'other_currency'

/** The account of a line, or the entered name that is no account. */
function AccountMessage({ kind, line: { account } }: { kind: GroupKind; line: Line }) {
  const t = useTranslate()
  return (
    <span className={styles.details}>
      {translateParts(t, kind === 'unknown_account' ? 'Account entered: {account}' : 'In {account}', {
        account: (
          <bdi key="account" className={styles.name}>
            {account}
          </bdi>
        ),
      })}
    </span>
  )
}

/** The remark of a line, such as where a proposed rate comes from. */
function Remark({ kind, line }: { kind: GroupKind; line: Line }) {
  const t = useTranslate()
  const { rate_date, typed, invoice_no, outstanding, proposed_rate, cancelled, typed_by } = line
  if (kind === 'needs_rate') {
    return (
      <span className={styles.details}>
        {invoice_no}
        {invoice_no !== null && ' · '}
        {proposed_rate === null && t('no daily rate for this date')}
        {rate_date !== null && t('daily rate for {date}', { date: formatDay(rate_date) })}
        {typed !== null &&
          proposed_rate !== null &&
          t('{rate}, implied by the manual payment of {amount}', {
            amount: formatMoney(typed, 'USD'),
            rate: formatRate(proposed_rate),
          })}
      </span>
    )
  }
  if (kind === 'written_off' || kind === 'waiting' || kind === 'one_sided') {
    return (
      <span className={styles.details}>
        {typed_by === null
          ? t('unknown user')
          : translateParts(t, 'by {name}', { name: <bdi key="name">{typed_by}</bdi> })}
        {line.reason !== null && ' · '}
        {line.reason !== null && (
          <bdi>{line.reason === enteredOnOrder ? t(enteredOnOrder) : line.reason}</bdi>
        )}
      </span>
    )
  }
  if (kind === 'on_the_way') return <AwaitedCustodian line={line} />
  if (kind === 'far_rate') return <RateOverrideRow line={line} />
  if (kind === 'typed_money' && cancelled) {
    return <span className={styles.details}>{t('The invoice is cancelled.')}</span>
  }
  if (kind === 'on_account' && outstanding !== null) {
    return (
      <span className={styles.details}>
        {t('{amount} outstanding on {invoice_no}', {
          invoice_no: invoice_no ?? '',
          amount: formatMoney(outstanding, 'USD'),
        })}
      </span>
    )
  }
  return null
}

/** A rate override with the daily rate, its user and the reason. */
function RateOverrideRow({ line: { rate, day_rate, person, ...line } }: { line: Line }) {
  const t = useTranslate()
  const reason = inWords(line.reason, line.said_reason, t)
  return (
    <span className={styles.details}>
      {t('{rate}, daily rate {day_rate}', {
        rate: formatRate(rate ?? 0),
        day_rate: formatRate(day_rate ?? 0),
      })}
      {person !== null && ' · '}
      {person !== null && <bdi>{person}</bdi>}
      {' · '}
      {reason === null ? t('no reason given') : <bdi>{reason}</bdi>}
    </span>
  )
}
