import { randomUUID } from 'node:crypto'
import type { Answer } from '../bare-verify.ts'
import { ms, percent, perSecond, type Case } from '../case.ts'
import { startChild } from '../child.ts'
import { load } from '../load.ts'
import { interleave, median, medianRatio } from '../measure.ts'
import type { Meters } from '../server.ts'
import type { Site } from '../site.ts'

const connections = 8
/** High enough that no account exceeds the sign-in rate limit. */
const people = 1_000

/** Sign-ins with a password, compared with the password comparison alone, which is slow by design. */
export const logins: Case = {
  name: 'Signing in, 8 at a time, beside the bare comparison by argon2id',
  async run({ site, rounds, seconds }) {
    const bare = await startChild('./bare-verify.ts')
    await makePeople(site, String(bare.ready.hash))
    let person = 0
    let answers = 0
    const ours = async () => {
      const request = () => {
        person = (person + 1) % people
        return {
          method: 'POST' as const,
          path: '/api/v1/login',
          // Every sign-in uses a different client address; otherwise the rate limit per address would be measured.
          headers: { 'content-type': 'application/json', 'x-forwarded-for': `2001:db8:${person.toString(16)}::1` },
          body: JSON.stringify({ email: `sign-in-${person}@example.com`, password: 'a good long password' }),
        }
      }
      const served = await load({ url: site.address, connections, seconds, request })
      answers += served.answers
      return served.perSecond
    }
    const floor = async () => {
      const { made, ms } = await bare.request<Answer>({ connections, ms: seconds * 1000 })
      return made / (ms / 1000)
    }
    await interleave(1, { ours, floor })
    answers = 0
    const before = await site.server.request<Meters>({ request: 'meters' })
    const taken = await interleave(rounds, { ours, floor })
    const after = await site.server.request<Meters>({ request: 'meters' })
    await bare.stop()
    const statements = (after.statements - before.statements) / answers
    const cpu = (after.cpuMs - before.cpuMs) / answers
    return [
      {
        what: `login; ${statements.toFixed(1)} SQL statements, ${ms(cpu)} CPU of the server each`,
        ours: perSecond(median(taken.ours)),
        floor: `${perSecond(median(taken.floor))} bare`,
        ratio: percent(medianRatio(taken.ours, taken.floor)),
      },
    ]
  },
}

async function makePeople({ sql }: Site, hash: string): Promise<void> {
  const made = await sql<{ id: string }>(
    `insert into "user" (id, name, email, email_verified)
     select gen_random_uuid()::text, 'Guest ' || n, 'sign-in-' || n || '@example.com', true
     from generate_series(0, $1::int - 1) n returning id`,
    [people],
  )
  await sql(
    `insert into account (id, account_id, provider_id, user_id, password)
     select $1 || id, id, 'credential', id, $2 from unnest($3::text[]) id`,
    [randomUUID(), hash, made.map(({ id }) => id)],
  )
}
