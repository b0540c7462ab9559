import { expect, test } from 'vitest'
import { hashPassword } from '#domains/accounts/passwords/passwords.server.ts'
import { bySize } from '#test/lane.ts'
import { processorMs } from '#test/processor-time.ts'
import { cookieOf, site } from '#test/site.ts'
import { standardContact } from '#test/world.ts'

const samples = bySize(10, 40)

/** Compiling and freeing memory distort some of the ratios, never half. */
function median(ratios: number[]): number {
  return ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? 0
}

/** Alternates calls for addresses with and without an account, each from a new network address. */
async function compare(
  call:
    | 'login'
    | 'send_login_code'
    | 'open_account'
    | 'forget_password'
    | 'register'
    | 'resend_register_code'
    | 'request_email_change'
    | 'send_booking_code',
) {
  const { world, post } = await site()
  // The limits are also the same for every address, but here they would be all that is measured.
  world.services.ports.limit = () => Promise.resolve(null)
  const password = await hashPassword('the right password')
  for (let i = 0; i <= samples; i++) {
    await world.sql(`insert into "user" (id, name, email, email_verified) values ($1, 'Guest', $2, true)`, [
      `known-${i}`,
      `known${i}@example.com`,
    ])
    await world.sql(
      `insert into account (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, $2)`,
      [`known-${i}`, password],
    )
  }
  const signedIn = await post('login', { email: 'known0@example.com', password: 'the right password' })
  const headers = call === 'request_email_change' ? { Cookie: cookieOf(signedIn.headers) } : undefined
  const booked = call === 'send_booking_code' ? await (await world.traveller()).books(await world.hotel(), {}) : null
  const reference = booked?.ok ? booked.data.reference : ''
  const body = (email: string) =>
    call === 'send_booking_code'
      ? { reference, to: email.startsWith('known') ? standardContact.email : email }
      : call === 'request_email_change'
        ? { email }
        : call === 'login'
          ? { email, password: 'not the password' }
          : call === 'register'
            ? { name: 'Guest', email, password: 'a good long password' }
            : { to: email, ...(call === 'open_account' && { open_account: true }) }
  const ratios: number[] = []
  const statements: Record<'known' | 'unknown', Set<number>> = { known: new Set(), unknown: new Set() }
  const answers = new Set<string>()
  const endpoint = call === 'open_account' ? 'send_login_code' : call
  let answer = await post(endpoint, body('warm@example.com'), headers)
  for (let i = 0; i < samples; i++) {
    const times = { known: 0, unknown: 0 }
    for (const kind of i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const before = world.services.database.statements()
      const email = `${kind}${i + 1}@example.com`
      times[kind] = await processorMs(async () => (answer = await post(endpoint, body(email), headers)))
      statements[kind].add(world.services.database.statements() - before)
      const shape = { ...answer.body, requestId: '', data: answer.body.data && { ...answer.body.data, to: '' } }
      answers.add(`${answer.status} ${JSON.stringify(shape)} ${[...answer.headers.keys()].toSorted().join()}`)
    }
    ratios.push(times.known / times.unknown)
  }
  return { answers: [...answers], statements, ratio: median(ratios) }
}

/**
 * Statements are compared exactly; hashing a password takes four times as long as everything else. The two calls of a
 * ratio follow each other, so that other programs, which slow down a processor by its caches, prolong both.
 */
const near = (ratio: number) => ratio > 0.4 && ratio < 2.5

test.each([
  'login',
  'send_login_code',
  'open_account',
  'forget_password',
  'register',
  'resend_register_code',
  'request_email_change',
  'send_booking_code',
] as const)(
  '%s reveals neither in its text nor in its time whether an address has an account or a booking',
  async (call) => {
    // Chance can distort one measurement; a leak in the code would show in every one.
    const ratios: number[] = []
    for (let i = 0; i < 3 && !ratios.some(near); i++) {
      const { answers, statements, ratio } = await compare(call)
      expect(answers).toEqual([expect.stringMatching(call === 'login' ? /^401 .*wrong_credentials/ : /^200 /)])
      expect(statements.known).toEqual(statements.unknown)
      ratios.push(ratio)
    }
    expect(ratios.some(near), ratios.join()).toBe(true)
  },
)
