/** What is asked of a customer, in this order. */
export const customerInputs = [
  'name',
  'code',
  'email',
  'has_no_email',
  'phone',
  'work',
  'website',
  'address',
] as const
