/**
 * What opens this installation and no other: the key that signs tokens, sessions with what is told of them, second factors,
 * tries to sign in, and the answers kept for repeated requests. A backup does not hold it; after a restore there is a
 * new key, and everybody signs in anew. Nor does it hold papers that somebody is about to print, which are drawn again.
 */
export const leftOut = [
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
