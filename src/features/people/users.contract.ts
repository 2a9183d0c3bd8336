import { crudEndpoints, endpoint, writeReply } from '../../kernel/contract/endpoint.ts'
import { entity, recordFields } from '../../kernel/contract/entity.ts'
import { computed, required } from '../../kernel/contract/fields.ts'
import { languageNames } from '../../kernel/contract/endpoints/language.ts'
import { choice } from '../../kernel/contract/kinds/choice.ts'
import { day } from '../../kernel/contract/kinds/day.ts'
import { flag } from '../../kernel/contract/kinds/flag.ts'
import { group } from '../../kernel/contract/kinds/many/group.ts'
import { picture } from '../../kernel/contract/kinds/picture.ts'
import { messageText } from '../../kernel/contract/kinds/texts/message.ts'
import { secret } from '../../kernel/contract/kinds/texts/secret.ts'
import { list as listField } from '../../kernel/contract/kinds/many/list.ts'
import { text } from '../../kernel/contract/kinds/texts/text.ts'
import { resource, roles } from './permissions/roles.contract.ts'
import { sessionFields } from './sessions/session.contract.ts'

export const userStatuses = { active: 'Active', pending: 'Pending', hold: 'Hold' } as const

export const user = entity({
  name: 'users',
  path: '/auth/users',
  label: 'User',
  plural: 'Users',
  resource: resource('users', 'Users', { admin: 'VCUD', manager: 'V', salesman: '' }),
  fields: {
    user_image: picture('Image'),
    first_name: required(text('First Name', { max: 150 })),
    last_name: required(text('Last Name', { max: 150 })),
    full_name: required(computed(text('Name'))),
    username: required(text('User Name', { max: 150 })),
    email: required(text('Email', { format: 'email' })),
    phone_number: required(text('Phone', { format: 'phone', max: 50 })),
    date_of_birth: day('Date of Birth'),
    role: required(choice('Role', roles)),
    user_status: choice('Status', userStatuses),
    is_superuser: flag('Superuser'),
    language: choice('Language', languageNames),
    second_factor: computed(flag('Two-factor authentication')),
  },
  columns: [
    'user_image',
    'full_name',
    'username',
    'email',
    'phone_number',
    'date_of_birth',
    'role',
    'user_status',
  ],
  filtersInSight: ['role', 'status', 'joined_from'],
  filters: {
    role: choice('Role', roles),
    status: choice('Status', userStatuses),
    joined_from: day('Joined on or after'),
  },
  messages: { created: 'User Added Successfully!', updated: 'User Updated Successfully!' },
  deletion: 'message',
})

export const passwordLengthMin = 8

const newPassword = secret('Password', { min: passwordLengthMin })
const confirmation = secret('Confirm Password')
const record = { ...recordFields, ...user.fields } as const
const { list, create } = crudEndpoints(user)

export const userEndpoints = {
  list,
  read: endpoint({
    method: 'GET',
    path: '/auth/users/:id',
    summary: 'Read a user; users may always read themselves',
    access: 'any-session',
    topic: user.name,
    reply: { data: required(group('User', record)) },
  }),
  create: {
    ...create,
    securityLog: 'user_changed' as const,
    // The author of an account knows its password, and could use the permissions of its role.
    asksPassword: true as const,
    body: { ...user.fields, password: required(newPassword), confirm_password: confirmation },
  },
  update: endpoint({
    method: 'PUT',
    path: '/auth/user/update/:id',
    summary: 'Update a user; users may always update their own profile',
    access: 'signed-in',
    securityLog: 'user_changed',
    body: {
      ...user.fields,
      // Unlike for a new user, required when updating (specification, section 5).
      date_of_birth: required(user.fields.date_of_birth),
      user_status: required(user.fields.user_status),
      password: newPassword,
      confirm_password: confirmation,
    },
    extent: 'sent',
    reply: writeReply(record),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/auth/users/delete/:id',
    summary: 'Delete a user; their records keep their name',
    access: { resource: user.resource, verb: 'delete' },
    asksPassword: true,
    securityLog: 'user_changed',
    reply: { message: required(messageText('Message')) },
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/users/:id/password-reset',
    summary: 'Give a user a temporary password, to be changed at the next sign-in',
    access: { resource: user.resource, verb: 'update' },
    securityLog: 'password_given',
    asksPassword: true,
    reply: { message: required(messageText('Message')), password: required(secret('Temporary password')) },
  }),
  sessions: endpoint({
    method: 'GET',
    path: '/auth/users/:id/sessions',
    summary: 'The devices on which a user is signed in',
    access: { resource: user.resource, verb: 'update' },
    reply: { results: listField('Sessions', sessionFields) },
  }),
  endSessions: endpoint({
    method: 'DELETE',
    path: '/auth/users/:id/sessions',
    summary: 'Sign a user out everywhere',
    access: { resource: user.resource, verb: 'update' },
    asksPassword: true,
    securityLog: 'session_ended',
    reply: 'empty',
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/auth/users/:id/sessions/:session',
    summary: 'Sign a user out on one device',
    access: { resource: user.resource, verb: 'update' },
    asksPassword: true,
    securityLog: 'session_ended',
    reply: 'empty',
  }),
}

/** The fields that users may change of themselves without the permission to update users (specification, section 5). */
export const profileFields = ['first_name', 'last_name', 'date_of_birth', 'user_image', 'language'] as const

const { first_name, last_name, username, email, phone_number, date_of_birth } = user.fields

export const register = endpoint({
  method: 'POST',
  path: '/auth/register',
  summary: 'Register; the account waits until a user with the permission approves it',
  access: 'public',
  securityLog: 'registered',
  // Without a picture: decoding one needs a session.
  body: {
    first_name,
    last_name,
    username,
    email,
    phone_number,
    date_of_birth,
    password: required(newPassword),
    confirm_password: confirmation,
  },
  reply: { message: required(messageText('Message')) },
})

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth/change-password',
  summary: 'Change your password; your other sessions end',
  access: 'any-session',
  securityLog: 'password_changed',
  body: {
    old_password: required(secret('Old Password')),
    new_password: required(secret('New Password', { min: passwordLengthMin })),
    confirm_password: confirmation,
  },
  reply: { message: required(messageText('Message')) },
})
