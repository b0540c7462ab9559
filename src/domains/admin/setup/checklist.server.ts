import { sql } from 'drizzle-orm'
import { setupSteps, type SetupStep, type StepState } from '#domains/admin/setup/steps.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Ports } from '#domains/context.ts'
import type { Queryable } from '#domains/db.ts'

/** Steps without which a site can sell. */
const optional: readonly SetupStep[] = ['payments', 'einvoicing', 'booking']

type Checklist = { steps: { step: SetupStep; state: StepState }[]; open: number }

/** The state of each step of the set-up for a manager, computed from the data. */
export async function findSetupSteps(
  db: Queryable,
  userId: string,
  { providers, gateway }: Pick<Ports, 'providers' | 'gateway'>,
): Promise<Checklist> {
  const found = await db.execute<{
    factor: boolean
    saved: string[]
    legal: number
    product: boolean
    booking: boolean
    unit: boolean
    failing: string[]
  }>(sql`
    select exists (select from second_factor where user_id = ${userId} and confirmed_at is not null) as factor,
      (select coalesce(json_agg(key), '[]') from setting) as saved,
      (select count(*)::int from content_page where slug in ('terms', 'privacy')) as legal,
      exists (select from hotel where offered) or exists (select from package where offered)
        or exists (select from service where offered) as product,
      exists (select from booking) as booking,
      exists (select from tax_unit where retired_at is null and environment = 'production') as unit,
      (select coalesce(json_agg(subject), '[]') from (
        select distinct on (subject) subject, after ->> 'result' as result from staff_audit
        where subject in ('provider:mail', 'provider:payments') and endpoint = 'check_provider'
        order by subject, id desc) tested where result = 'failed') as failing`)
  const facts = found.rows[0]
  const { seller, contact, demo } = await readSettings(db)
  const isSaved = (key: string) => facts?.saved.includes(key) ?? false
  const isFailing = (purpose: string) => facts?.failing.includes(`provider:${purpose}`) ?? false
  const isDone: Record<SetupStep, boolean> = {
    second_factor: facts?.factor ?? false,
    brand: isSaved('brand'),
    // A tax invoice states the address of its seller.
    company:
      seller.name !== null &&
      seller.name.ar !== '' &&
      (seller.vat_number !== '' || seller.registration !== '') &&
      (seller.vat_number === '' || seller.address !== null),
    contact: contact.email !== '' && contact.phone !== '',
    currency: isSaved('currency'),
    offers: isSaved('offers'),
    mail: providers.some(({ purpose, inUse }) => purpose === 'mail' && inUse) && !isFailing('mail'),
    payments: gateway !== null && !isFailing('payments'),
    einvoicing: facts?.unit ?? false,
    legal: facts?.legal === 2,
    product: facts?.product ?? false,
    booking: facts?.booking ?? false,
  }
  const steps = setupSteps.map((step): Checklist['steps'][number] => ({
    step,
    // An optional provider whose last test failed has to be repaired.
    state: isDone[step] ? 'done' : optional.includes(step) && !isFailing(step) ? 'optional' : 'open',
  }))
  return { steps, open: demo ? 0 : steps.filter(({ state }) => state === 'open').length }
}
