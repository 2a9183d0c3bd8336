import { Problem } from '../../../kernel/contract/problem.ts'

/** Throws `permission_denied` if the due date is postponed by a user who may not do so. */
export function assertMayPutOff(mayTypePayments: boolean, putsOff: boolean): void {
  if (putsOff && !mayTypePayments) {
    throw new Problem(
      'permission_denied',
      'You do not have permission to change the due date of an issued invoice.',
    )
  }
}
