/** The name of the first superuser, until they enter their own at the first sign-in. */
export const firstOwner = { first_name: 'Inkwell', last_name: 'Administrator' } as const
