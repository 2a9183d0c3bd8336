import { Problem } from '../../../kernel/contract/problem.ts'

/** Throws `permission_denied` where somebody would say by hand when a debt is due, and may not. */
export function assertMayPutOff(mayTypePayments: boolean, putsOff: boolean): void {
  if (putsOff && !mayTypePayments) {
    throw new Problem(
      'permission_denied',
      'You do not have permission to change the due date of an issued invoice.',
    )
  }
}
