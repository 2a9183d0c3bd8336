import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure } from '../../../kernel/client/messages/notify.ts'
import { useWrite } from '../../../kernel/client/cache/query.ts'
import { type Label, message } from '../../../i18n/messages.ts'
import { paths } from '../../paths.ts'
import { dashboard, type DashboardPart, type FirstStep, dismissFirstSteps } from '../dashboard.contract.ts'
import cards from '../dashboard.module.css'
import styles from './first-steps.module.css'

interface Way {
  title: Label
  to: string
  /** The path of the import, an alternative way to complete the step. */
  list?: string
}

const ways: Record<FirstStep, Way> = {
  company: { title: 'Enter the company’s name and address (a logo is optional)', to: paths.settings },
  bank: { title: 'Add bank details for your invoices', to: paths.settingsSection('bank') },
  product: {
    title: 'Add your first product',
    to: paths.product.create,
    list: paths.product.import,
  },
  customer: {
    title: 'Add your first customer',
    to: paths.customer.create,
    list: paths.customer.import,
  },
  invoice: { title: 'Create your first invoice', to: paths.invoice.create },
}

/** The setup steps that are left. Completed steps are checked off automatically, and the list can be dismissed. */
export function FirstSteps({ part: { steps } }: { part: DashboardPart<'first_steps'> }) {
  const t = useTranslate()
  const titleId = useId()
  const dismiss = useWrite(dismissFirstSteps, { touches: [dashboard.path] })
  const done = steps.filter((step) => step.done).length
  return (
    <section className={cards.card} aria-labelledby={titleId}>
      <div className={cards.head}>
        <Title order={2} size="h4" id={titleId}>
          {t('First steps')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('{done} of {steps} done', { done, steps: steps.length })}
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          ms="auto"
          aria-label={t('Dismiss first steps')}
          disabled={dismiss.isPending}
          onClick={() => dismiss.mutate({}, { onError: (error) => notifyFailure(error) })}
        >
          {t('Dismiss')}
        </Button>
      </div>
      <ol className={styles.steps}>
        {steps.map(({ step, done: isDone }) => (
          <Step key={step} way={ways[step]} done={isDone} />
        ))}
      </ol>
    </section>
  )
}

function Step({ way: { title, to, list }, done }: { way: Way; done: boolean }) {
  const t = useTranslate()
  if (done) {
    return (
      <li className={styles.step} data-done>
        <IconCircleCheckFilled size={20} role="img" aria-label={t('Done')} />
        <span className={styles.title}>{t(title)}</span>
      </li>
    )
  }
  return (
    <li className={styles.step}>
      <IconCircle size={20} stroke={1.6} aria-hidden />
      <Anchor component={Link} to={to} className={styles.title}>
        {t(title)}
      </Anchor>
      {list !== undefined && (
        <Anchor
          component={Link}
          to={list}
          size="sm"
          c="dimmed"
          aria-label={t('Import a list: {step}', { step: message(title) })}
        >
          {t('Import a list')}
        </Anchor>
      )}
    </li>
  )
}
