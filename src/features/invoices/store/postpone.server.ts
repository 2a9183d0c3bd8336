import { Problem } from '../../../kernel/contract/problem.ts'

/** Throws `permission_denied` if the due date is postponed by a user who may not do so. */
export function assertMayPostpone(mayRecordManualPayments: boolean, postpones: boolean): void {
  if (postpones && !mayRecordManualPayments) {
    throw new Problem(
      'permission_denied',
      'You do not have permission to change the due date of an issued invoice.',
    )
  }
}
