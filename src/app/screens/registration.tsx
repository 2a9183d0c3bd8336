import { Register } from '../../features/people/account/register.client.tsx'
import { motto, productName } from '../product-name.ts'

/** The page of this product on which people ask for an account. */
export function Registration() {
  return <Register product={productName} motto={motto} />
}
