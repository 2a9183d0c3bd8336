import { Anchor, Button, Text, Title } from '@mantine/core'
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { notifyFailure } from '../../kernel/client/notify.ts'
import { useWrite } from '../../kernel/client/query.ts'
import { paths } from '../paths.ts'
import { dashboard, type DashboardPart, type FirstStep, putAwayFirstSteps } from './dashboard.contract.ts'
import cards from './dashboard.module.css'
import styles from './first-steps.module.css'

interface Way {
  title: string
  to: string
  /** Another way to the same. */
  or?: { label: string; to: string }
}

const ways: Record<FirstStep, Way> = {
  company: { title: 'Tell the company’s name and address, and add its logo', to: paths.settings },
  bank: { title: 'Enter the bank details that invoices print', to: `${paths.settings}?tab=bank` },
  product: {
    title: 'Add the first product',
    to: paths.product.create,
    or: { label: 'Import a list', to: paths.product.import },
  },
  customer: {
    title: 'Add the first customer',
    to: paths.customer.create,
    or: { label: 'Import a list', to: paths.customer.import },
  },
  invoice: { title: 'Write the first invoice', to: paths.invoice.create },
}

/** What is left to be done before the first day's work. It ticks itself, and can be put away. */
export function FirstSteps({ part: { steps } }: { part: DashboardPart<'first_steps'> }) {
  const titleId = useId()
  const putAway = useWrite(putAwayFirstSteps, { touches: [dashboard.path] })
  const done = steps.filter((step) => step.done).length
  return (
    <section className={cards.card} aria-labelledby={titleId}>
      <div className={cards.head}>
        <Title order={2} size="h4" id={titleId}>
          First steps
        </Title>
        <Text size="sm" c="dimmed">
          {done} of {steps.length} done
        </Text>
        <Button
          variant="subtle"
          size="compact-sm"
          ml="auto"
          aria-label="Put away the first steps"
          disabled={putAway.isPending}
          onClick={() => putAway.mutate({}, { onError: (error) => notifyFailure(error) })}
        >
          Put away
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

function Step({ way: { title, to, or }, done }: { way: Way; done: boolean }) {
  if (done) {
    return (
      <li className={styles.step} data-done>
        <IconCircleCheckFilled size={20} role="img" aria-label="Done" />
        <span className={styles.title}>{title}</span>
      </li>
    )
  }
  return (
    <li className={styles.step}>
      <IconCircle size={20} stroke={1.6} aria-hidden />
      <Anchor component={Link} to={to} className={styles.title}>
        {title}
      </Anchor>
      {or && (
        <Anchor component={Link} to={or.to} size="sm" c="dimmed" aria-label={`${or.label}: ${title}`}>
          {or.label}
        </Anchor>
      )}
    </li>
  )
}
