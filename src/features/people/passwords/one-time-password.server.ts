import sql from 'sql-template-tag'

const validDays = 7

/** Whether a user's one-time password is too old to be used, as a condition on the columns of `users`. */
export const oneTimePasswordExpired = sql`(must_change_password
  and coalesce(password_set_at < now() - make_interval(days => ${validDays}), false))`

/** What somebody is told whose one-time password was right, but came too late. */
export const expiredMessage = 'This temporary password has expired. Ask an admin for a new one.'
