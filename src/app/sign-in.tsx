import { paths } from '../features/paths.ts'
import { Login } from '../features/people/login.client.tsx'
import { loadSignedIn } from './load-signed-in.client.ts'
import { motto, productName } from './product-name.ts'

/** What comes after signing in loads while the server looks at the password; if it fails, the router tries again. */
const loadAhead = () => void loadSignedIn().catch(() => undefined)

/** The sign-in page of this product. */
export function SignIn() {
  return <Login product={productName} motto={motto} registerPath={paths.register} onSubmit={loadAhead} />
}
