/**
 * Tables that a backup leaves out. They give access to this installation: the key that signs tokens, sessions with
 * their details, two-factor secrets, sign-in attempts, and the responses stored for repeated requests. A restore makes
 * a new key, and all users sign in again. Papers that are about to be printed are left out as well; they are drawn
 * again.
 */
export const excludedTables = [
  'secret',
  'session',
  'known_device',
  'account_notice',
  'totp_factor',
  'recovery_codes',
  'passkey_challenge',
  'sign_in_failure',
  'idempotency_key',
  'bulk_paper',
] as const
