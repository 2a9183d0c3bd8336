import { useSearchParams } from 'react-router'
import { SheetImportScreen } from '../../kernel/client/sheet-import/sheet-import-screen.tsx'
import { paths } from '../paths.ts'
import { penTypes, productImport, productImportEndpoints } from './products.contract.ts'

/** Products from a spreadsheet; who comes from the list of one pen type has told it already. */
export function ProductImport() {
  const [params] = useSearchParams()
  const penType = params.get('pen_type') ?? ''
  const isKnown = Object.hasOwn(penTypes, penType)
  return (
    <SheetImportScreen
      sheet={productImport}
      endpoints={productImportEndpoints}
      table={paths.product.table}
      {...(isKnown && { given: { pen_type: penType } })}
    />
  )
}
