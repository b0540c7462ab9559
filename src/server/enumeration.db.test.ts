import { expect, test } from 'vitest'
import { hashPassword } from '#domains/accounts/passwords.server.ts'
import { site } from '#test/site.ts'

const samples = 40

/** Middle of the times in milliseconds; a busy machine spoils some of them, never half. */
function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0
}

/** Asks for addresses with and without an account by turns, from a new address of the network each time. */
async function compare(call: 'login' | 'send_login_code' | 'forget_password' | 'register' | 'resend_register_code') {
  const { world, post } = await site()
  // Limits are the same for every address too, but here they would be all that is measured.
  world.wired.ports.limit = () => Promise.resolve(null)
  const password = await hashPassword('the right password')
  for (let i = 0; i < samples; i++) {
    await world.sql(`insert into "user" (id, name, email, email_verified) values ($1, 'Guest', $2, true)`, [
      `known-${i}`,
      `known${i}@example.com`,
    ])
    await world.sql(
      `insert into account (id, account_id, provider_id, user_id, password) values ($1, $1, 'credential', $1, $2)`,
      [`known-${i}`, password],
    )
  }
  const body = (email: string) =>
    call === 'login'
      ? { email, password: 'not the password' }
      : call === 'register'
        ? { name: 'Guest', email, password: 'a good long password' }
        : { to: email }
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const answers = new Set<string>()
  await post(call, body('warm@example.com'))
  for (let i = 0; i < samples; i++) {
    for (const kind of i % 2 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)) {
      const began = performance.now()
      const answer = await post(call, body(`${kind}${i}@example.com`))
      times[kind].push(performance.now() - began)
      const shape = { ...answer.body, requestId: '', data: answer.body.data && { ...answer.body.data, to: '' } }
      answers.add(`${answer.status} ${JSON.stringify(shape)} ${[...answer.headers.keys()].toSorted().join()}`)
    }
  }
  return { answers: [...answers], ratio: median(times.known) / median(times.unknown) }
}

const near = (ratio: number) => ratio > 0.75 && ratio < 1.33

test.each(['login', 'send_login_code', 'forget_password', 'register', 'resend_register_code'] as const)(
  '%s tells in neither words nor time whether an address has an account',
  async (call) => {
    // Another program may weigh on one of two; what the code tells, it tells every time.
    const ratios: number[] = []
    for (let i = 0; i < 3 && !ratios.some(near); i++) {
      const { answers, ratio } = await compare(call)
      expect(answers).toEqual([expect.stringMatching(call === 'login' ? /^401 .*wrong_credentials/ : /^200 /)])
      ratios.push(ratio)
    }
    expect(ratios.some(near), ratios.join()).toBe(true)
  },
)
