import { listLook } from '../../../kernel/contract/endpoints/lists/list-look.ts'
import { pinnedPages } from '../../../kernel/contract/endpoints/pinned-pages.ts'
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

/** The label in the top bar: `superuser` for a superuser, else the role. */
export const userTypes = { superuser: 'Superuser', ...roles } as const

const pair = {
  message: required(messageText('Message')),
  access_token: required(text('Access token', { max: 500 })),
  refresh_token: required(text('Refresh token', { max: 500 })),
  user: required(
    group('User', { id: required(whole('ID')), user_type: required(choice('User type', userTypes)) }),
  ),
} as const

/** The text of the specification (section 5), on the screen and in the API. */
export const bothRequired = 'user and password is required...!!'

export const login = endpoint({
  method: 'POST',
  path: '/auth/login',
  summary: 'Sign in with an email, phone number or user name',
  access: 'public',
  status: 200,
  refusal: bothRequired,
  senderField: 'device_key',
  body: {
    user: required(text('Email or Phone')),
    password: required(secret('Password')),
    device_key: text('Device key'),
    /** The code of an authenticator app or a recovery code, for users with a second factor. */
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
  senderField: 'refresh',
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

/** An event of a user's account. */
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

/** The signed-in user with their permissions: resource name to verbs. */
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
    /** The chosen language; null: that of the device. */
    language: choice('Language', languageNames),
    user_type: required(choice('User type', userTypes)),
    rights: required(json('Permissions')),
    /** The hidden columns of the user, by list. */
    hidden_columns: required(json('Hidden columns')),
    /** The column widths and the number of frozen columns of the user, by list. */
    column_layouts: required(json('Column widths')),
    /** Null if the user has not changed the defaults. */
    list_look: group('Lists', listLook),
    pinned_pages: pinnedPages,
    must_change_password: flag('Must change password'),
    password_set_by: text('Password set by'),
    password_set_at: instant('Password set on'),
    must_set_up_factor: flag('Must set up two-factor authentication'),
    /** The number of account events that are new to the user. */
    notices: required(whole('Notifications')),
    alarm: required(flag('Installation alert')),
    /** The daily rate of the dollar, for users who may receive money; shown above every screen. */
    rate: group('Daily rate', {
      date: required(day('Date')),
      iqd_per_usd: required(rate('IQD per USD')),
      age_days: required(whole('Age in days')),
    }),
    /** The rest saves calls when the first screen opens; it is requested again when it may have changed. */
    newest_notices: list('Latest notifications', notification),
    concerns: list('Alerts', { text: required(messageText('Alert')) }),
    waiting_for_approval: required(whole('Users waiting for approval')),
    money_waiting: required(whole('Count')),
    /** For the bell. */
    unread_notices: required(whole('Notifications')),
  },
})

/** Confirms the password before an action that an unattended screen must not allow. */
export const confirmPassword = endpoint({
  method: 'POST',
  path: '/auth/confirm',
  summary: 'Confirm your password; calls that answer confirmation_needed then accept it for 15 minutes',
  access: 'any-session',
  securityLog: 'password_confirmed',
  body: { password: required(secret('Password')) },
  reply: 'empty',
})

/** A signed-in device, as its user and users with the permission to update users see it. */
export const sessionFields = {
  id: required(text('ID')),
  device: text('Device'),
  address: text('Address'),
  created_at: required(instant('Signed in')),
  last_used_at: required(instant('Last used')),
} as const

/** The user's own open sessions, one per device. */
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

/** Recent events of the user's own account, newest first; a device gets none about itself. */
export const accountNotifications = endpoint({
  method: 'GET',
  path: '/auth/notices',
  summary: 'Undismissed notifications about your account: sign-ins from new devices, reset factors',
  access: 'signed-in',
  reply: {
    results: list('Notifications', notification),
  },
})

export const dismissNotifications = endpoint({
  method: 'DELETE',
  path: '/auth/notices/:id',
  summary: 'Dismiss this notification and all earlier ones',
  access: 'signed-in',
  reply: 'empty',
})
