import { RecordTable } from '../../../../kernel/client/entity-table/record-table.tsx'
import { DeleteAction } from '../../../../kernel/client/entity-table/rows/row-actions.tsx'
import { useEntityList } from '../../../../kernel/client/entity-table/use-entity-list.ts'
import { useRead } from '../../../../kernel/client/cache/query.ts'
import { paths } from '../../../paths.ts'
import { exchangeRate, exchangeRateEndpoints } from '../exchange-rates.contract.ts'
import { RateChart } from './rate-chart.client.tsx'
import { formatRate } from '../rate-format.ts'

const { list: listRates, lastYear, remove } = exchangeRateEndpoints

/** The list of daily rates, above the chart of the last year. */
export function RateTable() {
  const list = useEntityList(exchangeRate, listRates)
  const year = useRead(lastYear)
  return (
    <>
      <RecordTable
        list={list}
        at={paths.exchangeRate}
        bulk={['export', 'delete']}
        display={{
          date: { card: 'who' },
          iqd_per_usd: { cell: (row) => formatRate(row.iqd_per_usd), card: 'amount' },
          note: { card: 'status' },
        }}
        actions={(row) => <DeleteAction list={list} row={row} endpoint={remove} />}
      />
      {year.data && year.data.results.length > 1 && <RateChart {...year.data} points={year.data.results} />}
    </>
  )
}
