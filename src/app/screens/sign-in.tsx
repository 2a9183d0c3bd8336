import type { DisplayText } from '../../i18n/messages.ts'
import { paths } from '../../features/paths.ts'
import { Login } from '../../features/people/sign-in/login.client.tsx'
import { motto, productName } from '../product-name.ts'

interface SignInProps {
  /** A notice of the previous page. */
  notice: DisplayText | null
  /** Called when the user submits the form. */
  onSubmit?(): void
}

/** The sign-in page. */
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
