import type { DisplayText } from '../../i18n/messages.ts'
import { paths } from '../../features/paths.ts'
import { Login } from '../../features/people/sign-in/login.client.tsx'
import { motto, productName } from '../product-name.ts'

interface SignInProps {
  /** What the page before has to say. */
  notice: DisplayText | null
  /** Told when somebody tries to sign in. */
  onSubmit?(): void
}

/** The sign-in page of this product. */
export function SignIn({ notice, onSubmit }: SignInProps) {
  return (
    <Login
      product={productName}
      motto={motto}
      registerPath={paths.register}
      notice={notice}
      onSubmit={onSubmit}
    />
  )
}
