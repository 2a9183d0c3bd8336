/** The first superuser of the product that the journeys run against. */
export const admin = { email: 'owner@inkwell.test', password: 'journeys need a key' }
