import sql from 'sql-template-tag'

const validDays = 7

/** The condition on `users` that a temporary password has expired. */
export const oneTimePasswordExpired = sql`(must_change_password
  and coalesce(password_set_at < now() - make_interval(days => ${validDays}), false))`

/** The error for a correct but expired temporary password. */
export const expiredMessage = 'This temporary password has expired. Ask an admin for a new one.'
