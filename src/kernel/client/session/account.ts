import type { Resource, Verb } from '../../contract/access.ts'
import type { Language } from '../../../i18n/languages.ts'
import type { DisplayText } from '../../../i18n/messages.ts'
import type { Session } from './encrypted-session.ts'

/** Something that happened to the account of the person signed in, such as a sign-in from another device. */
export interface NotificationLine {
  id: number
  at: string
  kind: 'new_device' | 'factors_reset'
  device: string | null
  address: string | null
  by_name: string | null
}

/** The person signed in, with what they may do: resource name to verbs. */
export interface Me {
  id: number
  full_name: string
  /** All of it: that of عبد الرحمن is two words. */
  first_name: string
  email: string
  user_image: string | null
  /** The one that they chose; null where the device decides. */
  language: Language | null
  user_type: string
  /** Whether somebody else gave the password, so that nothing is allowed before it is changed. */
  must_change_password: boolean
  /** By whom and when (ISO 8601) a password that must be changed was given; null for others. */
  password_set_by: string | null
  password_set_at: string | null
  /** Whether nothing is allowed before a second factor is set up. */
  must_set_up_factor: boolean
  /** How much has happened to the account that the person has not been told. */
  notices: number
  /** Whether something is wrong with the installation; superusers alone hear of it. */
  alarm: boolean
  /** How many dinars a dollar is today, for those who receive money. */
  rate: { date: string; iqd_per_usd: number; age_days: number } | null
  /** The newest of that. */
  newest_notices: readonly NotificationLine[]
  /** What superusers should see to, as it stood when this was asked. */
  concerns: readonly { text: DisplayText }[]
  /** How many accounts wait for the approval of this person, likewise. */
  waiting_for_approval: number
  /** How much money waits to be put in its place by this person, likewise. */
  money_waiting: number
  /** Of how much this person is told that they have not read, likewise. */
  unread_notices: number
  rights: Readonly<Record<string, readonly Verb[]>>
  /** The name of a list to those of its columns that the person has hidden. */
  hidden_columns: Readonly<Record<string, readonly string[]>>
  /** The name of a list to what its columns look like, unchecked: few lists ask. */
  column_layouts: unknown
  /** What lists look like; null where the person has not chosen it. */
  list_look: { page_size: number; compact: boolean } | null
}

/** Whether a person may do something; nobody may do anything before the server has told. */
export function mayDo(me: Me | undefined, resource: Resource, verb: Verb): boolean {
  return me?.rights[resource.name]?.includes(verb) ?? false
}

/** The calls that keep somebody signed in. The app gives them, since the people are a feature. */
export interface Account {
  refresh(refreshToken: string): Promise<Session>
  /** Asks the person for the password; false when they leave it. */
  confirm(): Promise<boolean>
  signOut(): Promise<unknown>
  /** Keeps the language that the person chose, for all their devices. */
  keepLanguage(language: Language): Promise<unknown>
  /** The rights and the hidden columns come as the server sends them, unchecked. */
  whoAmI(): Promise<Omit<Me, 'rights' | 'hidden_columns'> & { rights: unknown; hidden_columns: unknown }>
}

let connected: Account | null = null

/** Names the calls behind the session; once, before anything is shown. */
export function connectAccount(account: Account): void {
  connected = account
}

/** The calls behind the session. */
export function account(): Account {
  if (!connected) throw new Error('connectAccount must be called before the first call')
  return connected
}
