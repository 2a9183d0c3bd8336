import { Register } from '../../features/people/account/register.client.tsx'
import { motto, productName } from '../product-name.ts'

/** The page on which people request an account. */
export function Registration() {
  return <Register product={productName} motto={motto} />
}
