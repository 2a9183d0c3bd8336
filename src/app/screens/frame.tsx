import { lazy, type ReactNode, Suspense, useState, useSyncExternalStore } from 'react'
import { attached } from '../../features/desk/about/attached.client.ts'
import { isTarget } from '../../features/desk/about/target.contract.ts'
import { Bell } from '../../features/desk/notifications/bell.client.tsx'
import { exchangeRate } from '../../features/money/rates/exchange-rates.contract.ts'
import { NoRateYet, TodaysRate } from '../../features/money/rates/screens/todays-rate.client.tsx'
import { IssuedContext } from '../../features/invoices/form/saved/issued.client.ts'
import type { InvoiceRecord } from '../../features/invoices/invoices.contract.ts'
import {
  openPasswordDialog,
  subscribeToPasswordDialog,
} from '../../features/people/account/confirm-password.client.ts'
import { receiveMoney } from '../../features/money/accounts/receive-money-right.contract.ts'
import { isUnnamed } from '../../features/people/sign-in/first-owner.ts'
import { mayDo } from '../../kernel/client/session/account.ts'
import { useKeptLanguage } from '../../kernel/client/language/kept-language.ts'
import { RelatedContentContext } from '../../kernel/client/history/related-content.tsx'
import { CompanyDayContext } from '../../kernel/client/generated-screens/company-day.ts'
import { useMay } from '../../kernel/client/session/rights.ts'
import { useEver } from '../../kernel/client/use-ever.ts'
import { AppFrame } from '../../kernel/client/shell/frame/app-frame.tsx'
import { AlertsBar } from '../../kernel/client/shell/messages/alerts-bar.tsx'
import type { Entity } from '../../kernel/contract/entity.ts'
import { navigation } from '../navigation.client.ts'
import { motto, productName } from '../product-name.ts'

/** Loaded for the few who need it. */
const FirstPasswordChange = lazy(async () => ({
  default: (await import('../../features/people/account/first-password-change.client.tsx'))
    .FirstPasswordChange,
}))

const OwnNameStep = lazy(async () => ({
  default: (await import('../../features/people/account/own-name-step.client.tsx')).OwnNameStep,
}))

const FactorSetup = lazy(async () => ({
  default: (await import('../../features/people/factors/first-factor.client.tsx')).FirstFactor,
}))

const PasswordQuestion = lazy(async () => ({
  default: (await import('../../features/people/account/confirm-password-dialog.client.tsx'))
    .ConfirmPasswordDialog,
}))

/** Loaded with the first form that needs today's date. */
const WithToday = lazy(async () => ({
  default: (await import('../../features/settings/days/with-today.client.tsx')).WithToday,
}))

/** Loaded when there is a warning. */
const OldBackupBar = lazy(async () => ({
  default: (await import('../../features/backups/tab/old-backup-bar.client.tsx')).OldBackupBar,
}))

/** Loaded when an invoice is issued. */
const OfferAfterIssue = lazy(
  () => import('../../features/money/receive-money/screens/offer-after-issue.client.tsx'),
)

/** Loaded with the first record that can have comments and tasks. */
const RecordDesk = lazy(async () => ({
  default: (await import('../../features/desk/record-desk.client.tsx')).RecordDesk,
}))

const besideHistory = {
  shown: ({ name }: Entity, id: number) =>
    isTarget(name) && (
      <Suspense fallback={<div aria-busy="true" />}>
        <RecordDesk key={`${name} ${id}`} resource={name} record={id} />
      </Suspense>
    ),
  attached,
}

const withToday = (show: (day: string) => ReactNode) => (
  <Suspense>
    <WithToday>{show}</WithToday>
  </Suspense>
)

const bell = <Bell />

/** The frame with the program's pages. */
export function Frame() {
  const [showsCodes, setShowsCodes] = useState(false)
  const [issued, setIssued] = useState<InvoiceRecord | null>(null)
  const mayReceive = useMay(receiveMoney, 'create')
  useKeptLanguage()
  return (
    <CompanyDayContext value={withToday}>
      <IssuedContext value={setIssued}>
        <RelatedContentContext value={besideHistory}>
          <AppFrame
            navigation={navigation}
            notifications={bell}
            requiredActionFor={(me) => {
              const setsUpFactor = me.must_set_up_factor || showsCodes
              if (!me.must_change_password && !setsUpFactor && !isUnnamed(me)) return null
              return (
                <Suspense>
                  {me.must_change_password ? (
                    <FirstPasswordChange product={productName} motto={motto} me={me} />
                  ) : setsUpFactor ? (
                    <FactorSetup product={productName} motto={motto} onStay={setShowsCodes} />
                  ) : (
                    <OwnNameStep product={productName} motto={motto} me={me} />
                  )}
                </Suspense>
              )
            }}
            messagesFor={(me) => (
              <Suspense>
                {me.alarm && <OldBackupBar />}
                {me.user_type === 'superuser' && <AlertsBar first={me.concerns} />}
              </Suspense>
            )}
            topBarFor={(me) => (
              <>
                {me.rate && <TodaysRate rate={me.rate} />}
                {!me.rate && mayReceive && mayDo(me, exchangeRate.resource, 'create') && <NoRateYet />}
              </>
            )}
          />
        </RelatedContentContext>
      </IssuedContext>
      {issued && mayReceive && (
        <Suspense>
          <OfferAfterIssue key={issued.id} record={issued} onDone={() => setIssued(null)} />
        </Suspense>
      )}
      <PasswordQuestions />
    </CompanyDayContext>
  )
}

/** Shows the dialog that asks for the password again. */
function PasswordQuestions() {
  const question = useSyncExternalStore(subscribeToPasswordDialog, openPasswordDialog)
  const asked = useEver(question !== null)
  return (
    asked && (
      <Suspense>
        <PasswordQuestion question={question} />
      </Suspense>
    )
  )
}
