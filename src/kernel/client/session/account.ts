import type { Resource, Verb } from '../../contract/access.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Session } from './encrypted-session.ts'

/** A security event of the user's account, such as a sign-in from another device. */
export interface NotificationLine {
  id: number
  at: string
  kind: 'new_device' | 'factors_reset'
  device: string | null
  address: string | null
  by_name: string | null
}

/** The signed-in user, with their permissions: resource name to verbs. */
export interface Me {
  id: number
  full_name: string
  /** The complete first name: عبد الرحمن is two words. */
  first_name: string
  email: string
  user_image: string | null
  /** The language that the user chose; null if the device decides. */
  language: Language | null
  user_type: string
  /** Whether another user set the password, so that nothing is allowed before it is changed. */
  must_change_password: boolean
  /** Who set a password that must be changed, and when (ISO 8601); otherwise null. */
  password_set_by: string | null
  password_set_at: string | null
  /** Whether nothing is allowed before two-factor authentication is set up. */
  must_set_up_factor: boolean
  /** The number of unread security events of the account. */
  notices: number
  /** Whether the installation has a problem. Always false except for superusers. */
  alarm: boolean
  /** Today's daily rate, for users who receive money. */
  rate: { date: string; iqd_per_usd: number; age_days: number } | null
  /** The newest of the security events. */
  newest_notices: readonly NotificationLine[]
  /** Alerts for superusers, as of this response. */
  concerns: readonly { text: DisplayText }[]
  /** The number of accounts that wait for this user's approval, as of this response. */
  waiting_for_approval: number
  /** The number of lines in To Reconcile that this user can resolve, as of this response. */
  money_waiting: number
  /** The number of unread notifications, as of this response. */
  unread_notices: number
  rights: Readonly<Record<string, readonly Verb[]>>
  /** The columns that the user has hidden, by list. */
  hidden_columns: Readonly<Record<string, readonly string[]>>
  /** The column layouts by list, unchecked: few lists read them. */
  column_layouts: unknown
  /** The user's list settings; null if not chosen. */
  list_look: { page_size: number; compact: boolean } | null
  /** The pages above the groups of the sidebar, in their order. */
  pinned_pages: readonly { path: string }[]
}

/** Whether the user has a permission; false until the user is loaded. */
export function mayDo(me: Me | undefined, resource: Resource, verb: Verb): boolean {
  return me?.rights[resource.name]?.includes(verb) ?? false
}

/** The calls behind the session. The app provides them, since users belong to a feature. */
export interface Account {
  refresh(refreshToken: string): Promise<Session>
  /** Asks the user for the password. Returns false if they cancel. */
  confirm(): Promise<boolean>
  signOut(): Promise<unknown>
  /** Saves the user's language for all their devices. */
  keepLanguage(language: Language): Promise<unknown>
  /** The permissions and the hidden columns are as the server sent them, unchecked. */
  whoAmI(): Promise<Omit<Me, 'rights' | 'hidden_columns'> & { rights: unknown; hidden_columns: unknown }>
}

let connected: Account | null = null

/** Sets the calls behind the session; once, before anything is rendered. */
export function connectAccount(account: Account): void {
  connected = account
}

/** Returns the calls behind the session. Throws an Error before `connectAccount`. */
export function account(): Account {
  if (!connected) throw new Error('connectAccount must be called before the first call')
  return connected
}
