import { register } from 'prom-client'
import { expect, test } from 'vitest'
import type { AdminToday } from '#domains/admin/contract.ts'
import { backgroundTasks, lateSentence, lateWork, type BackgroundTask } from '#domains/admin/background-work.ts'
import { queueNotification } from '#domains/notifications/queue.server.ts'
import { queueJob } from '#server/database/job-queue.ts'
import { reconcileReport } from '#server/commands/reconcile-report.ts'
import { readinessOf } from '#server/http/readiness.ts'
import { doJobs, doSweep } from '#test/jobs.ts'
import { watchWorld } from '#test/metrics.ts'
import { staffOf } from '#test/staff.ts'
import { makeWorld, type TestHotel, type TestTraveller, type TestWorld } from '#test/world.ts'

type Scene = { world: TestWorld; guest: TestTraveller; hotel: TestHotel }

/** For each task: how one item of its work becomes late, and how the work is done. */
const tasks: Record<BackgroundTask, { delay: (scene: Scene) => Promise<unknown>; fix: (scene: Scene) => unknown }> = {
  holds: {
    async delay({ world, guest, hotel }) {
      await guest.books(hotel, { payment: 'prepay', key: 'hold-that-is-over' })
      await world.sql(`update booking set deadline_at = now() - interval '5 minutes'`)
    },
    fix: ({ world }) => doSweep(world),
  },
  payments: {
    async delay({ world, guest, hotel }) {
      const made = await guest.books(hotel, { payment: 'prepay', key: 'payment-not-checked' })
      await guest.api.start_payment({ reference: made.ok ? made.data.reference : '' })
      await world.sql(`update payment set check_at = now() - interval '5 minutes'`)
    },
    fix: ({ world }) => doSweep(world),
  },
  refunds: {
    async delay({ world, guest, hotel }) {
      const made = await guest.books(hotel, { payment: 'prepay', key: 'refund-not-made' })
      await guest.api.start_payment({ reference: made.ok ? made.data.reference : '' })
      await world.sql(
        `insert into refund (key, payment_id, reference, amount_minor, reason, requested_at)
         select 'refund-not-made', id, reference, 100, 'goodwill', now() - interval '5 hours' from payment where reference = $1`,
        [made.ok ? made.data.reference : ''],
      )
    },
    fix: ({ world }) => world.sql(`delete from refund where key = 'refund-not-made'`),
  },
  jobs: {
    async delay({ world }) {
      const data = { bookingId: 0, reference: 'X', hotelId: 1, from: 'a', to: 'b', event: 0 }
      await queueJob(world.services.database.db, { name: 'booking-changed', key: 'late', data })
      await world.sql(`update jobs.job set start_after = now() - interval '5 minutes' where state = 'created'`)
    },
    fix: ({ world }) => doJobs(world),
  },
  failed_jobs: {
    async delay({ world }) {
      const data = { bookingId: 0, reference: 'X', hotelId: 1, from: 'a', to: 'b', event: 0 }
      await queueJob(world.services.database.db, { name: 'booking-changed', key: 'failed', data })
      await world.sql(`update jobs.job set state = 'failed', completed_on = now() - interval '5 minutes'
        where state = 'created'`)
    },
    fix: ({ world }) => world.sql(`delete from jobs.job where state = 'failed'`),
  },
  unsent_notifications: {
    delay: (scene) => queueWelcome(scene, 'unsent'),
    fix: sendAll,
  },
  failed_notifications: {
    async delay(scene) {
      await queueWelcome(scene, 'failed')
      await scene.world.sql(`update notification set status = 'failed', due_at = now() where status = 'queued'`)
    },
    fix: sendAll,
  },
  unreported_documents: {
    // The site is registered, and nothing has signed the invoice of a payment.
    delay: (scene) => issueInvoice(scene, 'unreported'),
    fix: ({ world }) => world.sql(`update tax_unit set retired_at = now()`),
  },
  rejected_documents: {
    async delay(scene) {
      await issueInvoice(scene, 'rejected')
      await scene.world.sql(`
        insert into tax_document (unit_id, counter, receipt_number, uuid, previous_hash, hash, xml, qr, signed_at, status)
        select u.id, 1, r.number, gen_random_uuid(), '', '', '', '', now() - interval '1 minute', 'rejected'
        from tax_unit u, (select max(number) as number from receipt) r where u.retired_at is null`)
    },
    fix: ({ world }) =>
      world.sql(
        `with replaced as (update tax_unit set retired_at = now()) update tax_document set status = 'reported'`,
      ),
  },
  tax_certificate: {
    delay: ({ world }) =>
      world.sql(`
        insert into tax_unit (environment, serial, since, expires_at, certificate, credentials)
        values ('local', gen_random_uuid(), now(), now() + interval '29 days', '', '')`),
    fix: ({ world }) => world.sql(`update tax_unit set expires_at = now() + interval '31 days'`),
  },
  sweep: {
    delay: ({ world }) => world.sql(`update task_run set ended_at = now() - interval '5 minutes'`),
    fix: ({ world }) => doSweep(world),
  },
}

/** Registers the site with the tax authority a day ago, and issues the invoice of a payment 13 hours ago. */
async function issueInvoice({ world, guest, hotel }: Scene, key: string): Promise<void> {
  const made = await guest.books(hotel, { payment: 'arrival', key: `invoice-${key}` })
  await world.sql(`
    insert into tax_unit (environment, serial, since, expires_at, certificate, credentials)
    values ('local', gen_random_uuid(), now() - interval '1 day', now() + interval '1 year', '', '')`)
  await world.sql(
    `with paid as (
       insert into arrival_payment (booking_id, at, amount_minor, way, name)
       select id, now(), 100, 'cash', 'Noor' from booking where reference = $1 returning id
     )
     insert into receipt (number, arrival_payment_id, issued_at, data)
     select coalesce((select max(number) from receipt), 0) + 1, id, now() - interval '13 hours',
       jsonb_build_object('currency', 'SAR', 'total', 100, 'vat', 0, 'lines',
         jsonb_build_array(jsonb_build_object('reference', $1::text, 'total', 100, 'vat', 0)))
     from paid`,
    [made.ok ? made.data.reference : ''],
  )
}

/** Queues a notification twenty minutes ago. */
function queueWelcome({ world }: Scene, key: string): Promise<unknown> {
  const welcome = { channel: 'email', to: 'a@example.com', locale: 'en', kind: 'welcome', data: { name: 'S' } } as const
  return queueNotification(world.services.database.db, { key, ...welcome }, new Date(Date.now() - 1_200_000))
}

function sendAll({ world }: Pick<Scene, 'world'>): Promise<unknown> {
  return world.sql(`update notification set status = 'sent'`)
}

/** The late tasks that each place reports. The caches of `/readyz` are left out by a new reader. */
async function reported(world: TestWorld) {
  world.timeIs(new Date().toISOString())
  const { background, heartbeat, clock, env, ports } = world.services
  const { warnings } = await readinessOf({ background, heartbeat, clock, env, ports }, () => true)()
  const { api: manager } = await staffOf(world, 'manager')
  const { data: day } = (await manager.fetch_today()) as { data: AdminToday }
  const { lines, agrees } = await reconcileReport(world.url, new Date())
  const counts = await gauge('site_background_work')
  const ages = await gauge('site_background_work_seconds')
  const measured = backgroundTasks.map((task) => ({
    task,
    count: counts.get(task) ?? 0,
    seconds: ages.get(task) ?? 0,
  }))
  return {
    readyz: warnings.filter((warning) => warning !== 'data_folder'),
    today: day.late_work.map(({ task }) => task),
    metrics: lateWork(measured).map(({ task }) => task),
    reconcile: backgroundTasks.filter((task) => lines.join('\n').includes(sentenceOf(task))),
    agrees,
  }
}

async function gauge(name: string) {
  // Metrics are read as text, as Prometheus reads them: `site_background_work{task="holds"} 1`.
  const text = await register.getSingleMetricAsString(name)
  return new Map([...text.matchAll(/\{task="(\w+)"\} ([\d.e+-]+)/g)].map(([, task, value]) => [task, Number(value)]))
}

function sentenceOf(task: BackgroundTask): string {
  return lateSentence({ task, count: 1, seconds: 0 }).replace(/ the oldest .*/, '')
}

test('/readyz, the metrics, the Today page and reconcile report each kind of late work, and none once it is done', async () => {
  // The queue and the command use the time of the machine.
  const world = await makeWorld({ today: new Date().toISOString().slice(0, 10) })
  world.timeIs(new Date().toISOString())
  await world.paysOnline()
  watchWorld(world)
  const guest = await world.traveller()
  const nothing = { readyz: [], today: [], metrics: [], reconcile: [], agrees: true }
  for (const task of backgroundTasks) {
    const scene = { world, guest, hotel: await world.hotel() }
    await doSweep(world)
    await doJobs(world)
    await sendAll(scene)
    await tasks[task].delay(scene)
    if (!task.endsWith('notifications')) await sendAll(scene)
    expect(await reported(world)).toEqual({
      readyz: [task],
      today: [task],
      metrics: [task],
      reconcile: [task],
      agrees: false,
    })
    await tasks[task].fix(scene)
    await sendAll(scene)
    expect(await reported(world), `after ${task}`).toEqual(nothing)
  }
})
