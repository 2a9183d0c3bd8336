import { listLook } from '../../../kernel/contract/endpoints/lists/list-look.ts'
import { languageNames } from '../../../kernel/contract/endpoints/language.ts'
import { endpoint } from '../../../kernel/contract/endpoint.ts'
import { required } from '../../../kernel/contract/fields.ts'
import { choice } from '../../../kernel/contract/kinds/choice.ts'
import { day } from '../../../kernel/contract/kinds/day.ts'
import { flag } from '../../../kernel/contract/kinds/flag.ts'
import { group } from '../../../kernel/contract/kinds/many/group.ts'
import { instant } from '../../../kernel/contract/kinds/instant.ts'
import { json } from '../../../kernel/contract/kinds/json.ts'
import { list } from '../../../kernel/contract/kinds/many/list.ts'
import { picture } from '../../../kernel/contract/kinds/picture.ts'
import { rate } from '../../../kernel/contract/kinds/numbers/rate.ts'
import { messageText } from '../../../kernel/contract/kinds/texts/message.ts'
import { secret } from '../../../kernel/contract/kinds/texts/secret.ts'
import { text } from '../../../kernel/contract/kinds/texts/text.ts'
import { whole } from '../../../kernel/contract/kinds/numbers/whole.ts'
import { roles } from '../permissions/roles.contract.ts'

/** What the top bar shows: `superuser` for a superuser, else the role. */
export const userTypes = { superuser: 'Superuser', ...roles } as const

const pair = {
  message: required(messageText('Message')),
  access_token: required(text('Access token', { max: 500 })),
  refresh_token: required(text('Refresh token', { max: 500 })),
  user: required(
    group('User', { id: required(whole('ID')), user_type: required(choice('User type', userTypes)) }),
  ),
} as const

/** The specification's words (section 5), on the screen and from the API. */
export const bothRequired = 'user and password is required...!!'

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with an email, phone number or user name',
  access: 'public',
  status: 200,
  refusal: bothRequired,
  knownBy: 'device_key',
  body: {
    user: required(text('Email or Phone')),
    password: required(secret('Password')),
    device_key: text('Device key'),
    /** Of an authenticator app, or a recovery code: for people with a second factor. */
    code: secret('Code'),
  },
  reply: pair,
})

export const refresh = endpoint({
  method: 'POST',
  path: '/auth/refresh',
  summary: 'Exchange a refresh token for a new pair of tokens; a refresh token works once',
  access: 'public',
  status: 200,
  knownBy: 'refresh',
  body: { refresh: required(text('Refresh token', { max: 500 })) },
  reply: pair,
})

export const logout = endpoint({
  method: 'POST',
  path: '/auth/logout',
  summary: 'Sign out: the session and all its tokens end',
  access: 'any-session',
  securityLog: 'sign_out',
  reply: 'empty',
})

/** Something that happened to an account. */
const notification = {
  id: required(whole('ID')),
  at: required(instant('Date and time')),
  kind: required(
    choice('Event', { new_device: 'New device', factors_reset: 'Two-factor authentication reset' }),
  ),
  device: text('Device'),
  address: text('Address'),
  by_name: text('Changed by'),
} as const

/** The person signed in, with what they may do: resource name to verbs. */
export const whoAmI = endpoint({
  method: 'GET',
  path: '/auth/me',
  summary: 'The signed-in user and their permissions',
  access: 'any-session',
  reply: {
    id: required(whole('ID')),
    full_name: required(text('Full Name')),
    first_name: required(text('First Name')),
    email: required(text('Email')),
    user_image: picture('Image'),
    /** The one that they chose; none where the device decides. */
    language: choice('Language', languageNames),
    user_type: required(choice('User type', userTypes)),
    rights: required(json('Permissions')),
    /** The name of a list to those of its columns that the person has hidden. */
    hidden_columns: required(json('Hidden columns')),
    /** The name of a list to the widths that the person has given its columns, and how many they hold. */
    column_layouts: required(json('Column widths')),
    /** None where the person has not chosen any. */
    list_look: group('Lists', listLook),
    must_change_password: flag('Must change password'),
    password_set_by: text('Password set by'),
    password_set_at: instant('Password set on'),
    must_set_up_factor: flag('Must set up two-factor authentication'),
    /** How much has happened to the account that the person has not been told. */
    notices: required(whole('Notifications')),
    alarm: required(flag('Installation alert')),
    /** What a dollar is today, for whoever may receive money: it stands above every screen. */
    rate: group('Daily rate', {
      date: required(day('Date')),
      iqd_per_usd: required(rate('IQD per USD')),
      age_days: required(whole('Age in days')),
    }),
    /** The rest spares a screen that is just opened further calls, which ask again when there may be more. */
    newest_notices: list('Latest notifications', notification),
    concerns: list('Alerts', { text: required(messageText('Alert')) }),
    waiting_for_approval: required(whole('Users waiting for approval')),
    money_waiting: required(whole('Count')),
    /** Of the bell. */
    unread_notices: required(whole('Notifications')),
  },
})

/** Shows that it is still the person who signed in: for what a screen left open must not allow. */
export const confirmPassword = endpoint({
  method: 'POST',
  path: '/auth/confirm',
  summary: 'Confirm your password; calls that answer confirmation_needed then accept it for 15 minutes',
  access: 'any-session',
  securityLog: 'password_confirmed',
  body: { password: required(secret('Password')) },
  reply: 'empty',
})

/** Devices that are signed in; also what somebody who may change users sees of another's. */
export const sessionFields = {
  id: required(text('ID')),
  device: text('Device'),
  address: text('Address'),
  created_at: required(instant('Signed in')),
  last_used_at: required(instant('Last used')),
} as const

/** The person's own open sessions, one for each device that is signed in. */
export const openSessions = endpoint({
  method: 'GET',
  path: '/auth/sessions',
  summary: 'Your active sessions',
  access: 'signed-in',
  reply: {
    results: list('Sessions', { ...sessionFields, is_current: flag('This device') }),
  },
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth/sessions',
  summary: 'Sign out all your other sessions',
  access: 'signed-in',
  securityLog: 'session_ended',
  reply: 'empty',
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth/sessions/:session',
  summary: 'Sign out one of your sessions',
  access: 'signed-in',
  securityLog: 'session_ended',
  reply: 'empty',
})

/** What happened to the own account lately, newest first; a device is not told of itself. */
export const accountNotifications = endpoint({
  method: 'GET',
  path: '/auth/notices',
  summary: 'Undismissed notifications about your account: sign-ins from new devices, reset factors',
  access: 'signed-in',
  reply: {
    results: list('Notifications', notification),
  },
})

export const putAwayNotifications = endpoint({
  method: 'DELETE',
  path: '/auth/notices/:id',
  summary: 'Dismiss this notification and all earlier ones',
  access: 'signed-in',
  reply: 'empty',
})
