import { Button, Text } from '@mantine/core'
import { IconChecklist, IconFileText } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslate } from '../../kernel/client/language/language.ts'
import { PageHeading } from '../../kernel/client/show/page-heading.tsx'
import { paths } from '../paths.ts'
import styles from './terms.module.css'

/** The links to the two printable pages of terms. */
export function TermService() {
  const t = useTranslate()
  return (
    <>
      <PageHeading title="Terms of Service" />
      <div className={styles.choices}>
        <div className={styles.choice}>
          <Button
            component={Link}
            to={paths.invoiceTerm}
            size="md"
            leftSection={<IconFileText size={20} stroke={1.6} aria-hidden />}
          >
            {t('Invoice Term')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('Special terms and instructions as text, to give to the customer with an invoice.')}
          </Text>
        </div>
        <div className={styles.choice}>
          <Button
            component={Link}
            to={paths.specialTerm}
            size="md"
            leftSection={<IconChecklist size={20} stroke={1.6} aria-hidden />}
          >
            {t('Special Term')}
          </Button>
          <Text size="sm" c="dimmed">
            {t('Terms of one order with checkboxes, for both parties to sign.')}
          </Text>
        </div>
      </div>
    </>
  )
}
