import { useSearchParams } from 'react-router'
import { SpreadsheetImportScreen } from '../../kernel/client/spreadsheet-import/spreadsheet-import-screen.tsx'
import { paths } from '../paths.ts'
import { penTypes, productImport, productImportEndpoints } from './products.contract.ts'

/** Imports products from a spreadsheet; the list of one pen type passes the pen type in the address. */
export function ProductImport() {
  const [params] = useSearchParams()
  const penType = params.get('pen_type') ?? ''
  const isKnown = Object.hasOwn(penTypes, penType)
  return (
    <SpreadsheetImportScreen
      sheet={productImport}
      endpoints={productImportEndpoints}
      table={paths.product.table}
      {...(isKnown && { given: { pen_type: penType } })}
    />
  )
}
