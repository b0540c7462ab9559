import { demoPeople } from '#db/demo/people.ts'

const loginNote = {
  guest: '',
  agent: 'admin: bookings and messages',
  editor: 'admin: catalogue and content',
  manager: 'admin: everything; sets up an authenticator app at the first sign-in',
}

/** The published logins, as the start prints them. */
export function loginLines(): string[] {
  return demoPeople.map(
    ({ email, password, role }) => `  demo login  ${email}  ${password}  ${loginNote[role ?? 'guest']}`,
  )
}
