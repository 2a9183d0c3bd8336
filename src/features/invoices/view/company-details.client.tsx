import { Alert, Anchor, Button, Group, Text } from '@mantine/core'
import { IconBuilding, IconBuildingBank } from '@tabler/icons-react'
import { Link } from 'react-router'
import { useSay } from '../../../kernel/client/language/language.ts'
import { notifyFailure, notifySuccess } from '../../../kernel/client/messages/notify.ts'
import { useRead, useWrite } from '../../../kernel/client/cache/query.ts'
import { useMay } from '../../../kernel/client/session/rights.ts'
import { toldList } from '../../../words/sentences.ts'
import { inPieces } from '../../../words/say.ts'
import { paths } from '../../paths.ts'
import type { CompanyBlock } from '../../settings/company-block.ts'
import { company, companyBlock, settings } from '../../settings/settings.contract.ts'
import { invoice, invoiceEndpoints, type InvoiceRecord } from '../invoices.contract.ts'

const bankDetails = ['bank_name', 'account_holder', 'iban', 'swift', 'branch'] as const
const lacksBank = (block: CompanyBlock) => bankDetails.every((name) => !block[name]?.trim())

/** Says that an invoice to be paid by bank transfer would not tell where to, and who can mend that. */
export function MissingBankDetails({ paymentMethod }: { paymentMethod: string | null }) {
  const say = useSay()
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
        {say(
          'The company has no bank details yet, so this invoice would not say where to transfer the money.',
        )}{' '}
        {mayUpdate
          ? inPieces(say, '{link} before you issue it.', { link: <EnterBankDetails key="link" /> })
          : say('Ask an admin to enter them in Settings before you issue it.')}
      </Text>
    </Alert>
  )
}

function EnterBankDetails() {
  const say = useSay()
  return (
    <Anchor component={Link} to={`${paths.settings}?tab=bank`} fz="inherit" underline="always">
      {say('Enter them in Settings')}
    </Anchor>
  )
}

/** On an issued invoice whose company's details are not those of today: which, and the way to take today's. */
export function CompanyOfThatDay({ record }: { record: InvoiceRecord }) {
  const say = useSay()
  const { id, version, company: kept } = record
  const mayUpdate = useMay(invoice.resource, 'update')
  const now = useRead(company, {}, { enabled: mayUpdate && kept !== null })
  const take = useWrite(invoiceEndpoints.takeCompany)
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
          {say('This invoice keeps the company as it was when it was issued. Other today: {facts}.', {
            facts: toldList(others.map((name) => companyBlock[name].label)),
          })}
        </Text>
        <Button size="compact-sm" variant="default" loading={take.isPending} onClick={() => void takeToday()}>
          {say('Take today’s company details')}
        </Button>
      </Group>
    </Alert>
  )
}
