import { randomBytes, randomUUID } from 'node:crypto'
import type { ApiClient } from '#api/index.ts'
import type { StaffRole } from '#api/staff.ts'
import type { Traveller } from '#domains/context.ts'
import { storedToken, signed } from '#domains/accounts/sessions/session.server.ts'
import { createCaller } from '#server/api/invoke.ts'
import type { Locale } from '#i18n/locale.ts'
import { contextFor, testSecret, type TestWorld } from '#test/world.ts'

type TestStaff = { id: string; email: string; actor: Traveller; cookie: string; api: ApiClient }

/**
 * Creates a staff member with a session; that of a manager has passed the second factor unless `proven` is false. `hotels`
 * are the ids of the hotels that the member is limited to.
 */
export async function staffOf(
  world: TestWorld,
  role: StaffRole,
  {
    proven = true,
    name = `Test ${role}`,
    locale = 'en',
    hotels = null,
  }: { proven?: boolean; name?: string; locale?: Locale; hotels?: readonly number[] | null } = {},
): Promise<TestStaff> {
  const id = randomUUID()
  const email = `${id.slice(0, 8)}@example.com`
  await world.sql('insert into "user" (id, name, email, email_verified) values ($1, $2, $3, true)', [id, name, email])
  await world.sql('insert into staff_member (user_id, role, since) values ($1, $2, $3)', [
    id,
    role,
    world.services.clock(),
  ])
  for (const hotel of hotels ?? []) {
    await world.sql('insert into staff_hotel (user_id, hotel_id) values ($1, $2)', [id, hotel])
  }
  const sessionId = randomUUID()
  const token = randomBytes(24).toString('base64url')
  const now = world.services.clock()
  await world.sql(
    'insert into session (id, token, user_id, expires_at, created_at, updated_at) values ($1, $2, $3, $4, $5, $5)',
    [sessionId, storedToken(token), id, new Date(now.getTime() + 86_400_000 * 30), now],
  )
  if (role === 'manager' && proven) {
    await world.sql('insert into session_proof (session_id, at) values ($1, $2)', [sessionId, now])
  }
  const actor: Traveller = { kind: 'traveller', userId: id, name, email, sessionId, staff: { role, proven, hotels } }
  return {
    id,
    email,
    actor,
    cookie: `session=${encodeURIComponent(signed(token, testSecret))}`,
    api: createCaller(contextFor(world.services, actor, locale), (error) => {
      throw error
    }),
  }
}

/** Marks every session as just used and proved: time passes, and everybody is still active. */
export async function refreshAllSessions(world: Pick<TestWorld, 'sql' | 'services'>): Promise<void> {
  await world.sql('update session set updated_at = $1, proved_at = $1', [world.services.clock()])
}

/** A booking as staff see it now: what each of their changes to it sends. */
export async function seenBy(api: ApiClient, reference: string) {
  const answer = await api.show_admin_booking({ reference })
  if (!answer.ok) throw new Error(answer.error.code)
  return { reference, status: answer.data.booking.status, version: answer.data.version }
}
