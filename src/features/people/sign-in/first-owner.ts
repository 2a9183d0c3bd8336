/** The name of the first superuser, until they enter their own at the first sign-in. */
export const firstOwner = { first_name: 'Inkwell', last_name: 'Administrator' } as const

/** Whether the user is the first superuser without a name of their own. */
export const isUnnamed = ({ full_name }: { full_name: string }) =>
  full_name === `${firstOwner.first_name} ${firstOwner.last_name}`
