import type { FieldErrors } from '../../../kernel/contract/problem.ts'

/** The error below the confirmation if it differs from the password (specification, section 5). */
export function confirmationErrors(
  password: string | null | undefined,
  confirmation: string | null | undefined,
): FieldErrors {
  return (password ?? '') === (confirmation ?? '')
    ? {}
    : { confirm_password: ['Confirm Password do not match.'] }
}
