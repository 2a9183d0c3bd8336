/** The events of the security log. */
export const securityKinds = {
  sign_in: 'Signed in',
  sign_in_failed: 'Sign-in failed',
  locked: 'Too many attempts',
  sign_out: 'Signed out',
  session_ended: 'Session ended',
  registered: 'Registered',
  password_changed: 'Password changed',
  password_given: 'Password reset',
  password_confirmed: 'Password confirmed',
  factor_changed: 'Two-factor authentication changed',
  factor_reset: 'Two-factor authentication reset',
  rights_changed: 'Permissions changed',
  user_changed: 'User changed',
  person_erased: 'Personal data erased',
  settings_changed: 'Settings changed',
  export: 'Export',
  import: 'Import',
  backup: 'Backup',
  key_rotated: 'Key rotated',
  refused: 'Permission denied',
  entries_lost: 'Log entries lost',
} as const

export type SecurityKind = keyof typeof securityKinds
