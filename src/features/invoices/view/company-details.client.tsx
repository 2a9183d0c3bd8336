import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { IconBuilding, IconBuildingBank } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useTranslate } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { messageList } from '../../../i18n/messages.ts'
import { translateParts } from '../../../i18n/translate.ts'
import { paths } from '../../paths.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { company, companyBlock, settings } from '../../settings/settings.contract.ts'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'

const bankDetails = ['bank_name', 'account_holder', 'iban', 'swift', 'branch'] as const
const lacksBank = (block: CompanyBlock) => bankDetails.every((name) => !block[name]?.trim())

/** Warns that an invoice to be paid by bank transfer has no bank details, and who can add them. */
export function MissingBankDetails({ paymentMethod }: { paymentMethod: string | null }) {
  const t = useTranslate()
  const isTransfer = paymentMethod === 'bank_transfer'
  const mayUpdate = useMay(settings.resource, 'update')
  const now = useRead(company, {}, { enabled: isTransfer })
  if (!isTransfer || !now.data || !lacksBank(now.data)) return null
  return (
    <Alert
      color="brass"
      p="sm"
      mt="xs"
      role="status"
      icon={<IconBuildingBank size={20} stroke={1.6} aria-hidden />}
    >
      <Text size="sm">
        {t('Bank details are missing, so the invoice will not show where to pay.')}{' '}
        {mayUpdate
          ? translateParts(t, '{link} before you issue the invoice.', {
              link: <EnterBankDetails key="link" />,
            })
          : t('Ask an admin to add bank details before you issue the invoice.')}
      </Text>
    </Alert>
  )
}

function EnterBankDetails() {
  const t = useTranslate()
  return (
    <Anchor component={Link} to={paths.settingsSection('bank')} fz="inherit" underline="always">
      {t('Add bank details')}
    </Anchor>
  )
}

/** On an issued invoice whose company data differ from today's: the differences, and the button to update them. */
export function CompanyOfThatDay({ record }: { record: InvoiceRecord }) {
  const t = useTranslate()
  const { id, version, company: kept } = record
  const mayUpdate = useMay(invoice.resource, 'update')
  const now = useRead(company, {}, { enabled: mayUpdate && kept !== null })
  const take = useWrite(invoiceEndpoints.updateCompanyDetails)
  const today = now.data
  if (!mayUpdate || !kept || !today) return null
  const names = Object.keys(companyBlock) as (keyof CompanyBlock)[]
  const others = names.filter((name) => (kept[name] ?? null) !== today[name])
  if (others.length === 0) return null
  const takeToday = async () => {
    try {
      notifySuccess((await take.mutateAsync({ params: { id }, body: { version } })).message)
    } catch (error) {
      notifyFailure(error)
    }
  }
  return (
    <Alert color="brass" p="sm" mb="md" icon={<IconBuilding size={20} stroke={1.6} aria-hidden />}>
      <Group justify="space-between" gap="xs">
        <Text size="sm">
          {t('Company details changed after this invoice was issued: {facts}.', {
            facts: messageList(others.map((name) => companyBlock[name].label)),
          })}
        </Text>
        <Button size="compact-sm" variant="default" loading={take.isPending} onClick={() => void takeToday()}>
          {t('Update company details')}
        </Button>
      </Group>
    </Alert>
  )
}
