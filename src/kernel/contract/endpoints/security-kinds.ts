/** What the security log tells of. */
export const securityKinds = {
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  locked: 'Too many attempts',
  sign_out: 'Signed out',
  session_ended: 'Session ended',
  registered: 'Registered',
  password_changed: 'Password changed',
  password_given: 'Password given',
  password_confirmed: 'Password confirmed',
  factor_changed: 'Second factor changed',
  factor_reset: 'Second factor reset',
  rights_changed: 'Rights changed',
  user_changed: 'User changed',
  person_erased: 'Person erased',
  settings_changed: 'Settings changed',
  export: 'Export',
  import: 'Import',
  backup: 'Backup',
  key_rotated: 'Key rotated',
  refused: 'Permission refused',
  entries_lost: 'Entries lost',
} as const

export type SecurityKind = keyof typeof securityKinds
