import { EntityTable } from '../../../../kernel/client/entity-table/entity-table.tsx'
import {
  DeleteAction,
  UpdateAction,
  ViewAction,
} from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { CreateButton } from '../../../../kernel/client/show/create-button.tsx'
import { PageHeading } from '../../../../kernel/client/show/page-heading.tsx'
import { paths } from '../../../paths.ts'
import { exchangeRate, exchangeRateEndpoints } from '../exchange-rates.contract.ts'
import { RateChart } from './rate-chart.client.tsx'
import { formatRate } from '../rate-format.ts'

const { list: listRates, lastYear, remove } = exchangeRateEndpoints
const at = paths.exchangeRate

/** The list of daily rates, above the chart of the last year. */
export function RateTable() {
  const list = useEntityList(exchangeRate, listRates)
  const year = useRead(lastYear)
  return (
    <>
      <PageHeading title="Exchange Rates">
        <CreateButton entity={exchangeRate} to={at.create} />
      </PageHeading>
      <EntityTable
        list={list}
        create={at.create}
        bulk={['export', 'delete']}
        display={{
          date: { card: 'who' },
          iqd_per_usd: { cell: (row) => formatRate(row.iqd_per_usd), card: 'amount' },
          note: { card: 'status' },
        }}
        open={(row) => at.view(row.id)}
        update={(row) => at.update(row.id)}
        actions={(row) => (
          <>
            <ViewAction to={at.view(row.id)} />
            <UpdateAction entity={exchangeRate} to={at.update(row.id)} />
            <DeleteAction list={list} row={row} endpoint={remove} />
          </>
        )}
      />
      {year.data && year.data.results.length > 1 && <RateChart {...year.data} points={year.data.results} />}
    </>
  )
}
