import type { Role } from '../../features/people/permissions/roles.contract.ts'
import type { Language } from '../../i18n/languages.ts'

interface DemoPerson {
  first_name: string
  last_name: string
  username: string
  email: string
  phone_number: string
  date_of_birth: string | null
  role: Role
  user_status: 'active' | 'pending' | 'hold'
  is_superuser: boolean
  /** Null for the browser's language. */
  language: Language | null
}

function person(
  name: [first: string, last: string],
  username: string,
  phone_number: string,
  date_of_birth: string | null,
  role: Role,
  more: Partial<DemoPerson> = {},
): DemoPerson {
  return {
    first_name: name[0],
    last_name: name[1],
    username,
    email: `${username}@tworivers.example`,
    phone_number,
    date_of_birth,
    role,
    user_status: 'active',
    is_superuser: false,
    language: null,
    ...more,
  }
}

/** The password of all users of the demo. */
export const demoPassword = 'ink-and-paper'

/** The staff: one for each role and language, one on hold, and several salesmen. */
export const demoStaff = {
  owner: person(['Layla', 'Al-Bayati'], 'layla', '07705550101', '1979-03-14', 'admin', {
    is_superuser: true,
  }),
  admin: person(['Omar', 'Khalil'], 'omar', '07705550102', '1984-11-02', 'admin'),
  manager: person(['Shilan', 'Rashid'], 'shilan', '07505550103', '1988-06-21', 'manager', {
    language: 'ckb',
  }),
  salesman: person(['Yusuf', 'Hameed'], 'yusuf', '07805550104', '1995-01-30', 'salesman'),
  secondSalesman: person(['زينب', 'العبيدي'], 'zainab', '07805550105', '1997-09-09', 'salesman', {
    language: 'ar',
  }),
  absent: person(['Hassan', 'Jabbar'], 'hassan', '07705550107', '1990-12-12', 'salesman', {
    user_status: 'hold',
  }),
} as const satisfies Record<string, DemoPerson>

/** A user who has registered and waits for approval. */
export const demoApplicant = person(['ڕێبین', 'کەریم'], 'rebin', '07505550106', null, 'salesman', {
  user_status: 'pending',
})

export type DemoPersonName = keyof typeof demoStaff
