import { paths } from '../features/paths.ts'
import { Login } from '../features/people/login.client.tsx'
import { motto, productName } from './product-name.ts'

/** The sign-in page of this product. */
export function SignIn() {
  return <Login product={productName} motto={motto} registerPath={paths.register} />
}
