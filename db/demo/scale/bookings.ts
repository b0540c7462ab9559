import type pg from 'pg'

type Options = { today: string; bookings: number; print: (line: string) => void }

const bookingsAtATime = 50_000
const travellers = 20_000

/**
 * Writes completed stays of the past two years for travellers created for this purpose. The stays precede the open
 * nights, so no inventory changes. The JSON of a booking has the shapes of `BookedProduct` and `BookedPrice`.
 */
export async function writeScaleBookings(client: pg.ClientBase, { today, bookings, print }: Options): Promise<void> {
  await client.query(
    `insert into "user" (id, name, email, email_verified, locale)
     select 'scale-' || i, 'Scale Guest ' || i, 'scale-' || i || '@example.com', true, case when i % 2 = 0 then 'en' else 'ar' end
     from generate_series(1, $1::int) i`,
    [Math.min(travellers, bookings)],
  )
  await client.query(
    `create temp table scale_rate as
     select row_number() over (order by rt.id) - 1 as number, rt.id as room_type_id, rt.hotel_id,
       (select min(rp.id) from rate_plan rp where rp.room_type_id = rt.id) as rate_plan_id,
       (select min(n.price) from night_inventory n where n.room_type_id = rt.id and n.night < $1::date + 30) as price
     from room_type rt`,
    [today],
  )
  await client.query('create unique index on scale_rate (number)')
  await client.query('analyze scale_rate')
  const began = performance.now()
  for (let done = 0; done < bookings; done += bookingsAtATime) {
    const upTo = Math.min(done + bookingsAtATime, bookings)
    await client.query(insertBatch, [done, upTo - 1, today, Math.min(travellers, bookings)])
    const seconds = (performance.now() - began) / 1000
    print(
      `${upTo} of ${bookings} bookings, ${Math.round(upTo / seconds)} a second, ${((seconds / upTo) * (bookings - upTo)).toFixed(0)} s left`,
    )
  }
}

// $1 and $2: first and last number of the batch; $3: today; $4: number of travellers. References advance in steps of an
// odd number, so that none repeats within the nine letters of 45 bits.
const insertBatch = `
with drawn as (
  select i, r.*, 1 + i % 5 as nights, $3::date - (5 + (i * 37 % 725))::int as check_in, 'scale-' || (1 + i % $4::bigint) as user_id,
    (i * 22801763489 + 7) % 35184372088832 as code, (r.price * (1 + i % 5))::int as rent
  from generate_series($1::bigint, $2::bigint) i
  join scale_rate r on r.number = (i * 7919) % (select count(*) from scale_rate)
), taxed as (
  select *, check_in + nights::int as check_out, round(rent * 0.025)::int as city_fee, round(rent * 1.025 * 0.15)::int as vat from drawn
), priced as (
  select *, rent + city_fee + vat as total,
    jsonb_build_array(jsonb_build_object('kind', 'city_fee', 'rateBasisPoints', 250, 'amount', city_fee),
      jsonb_build_object('kind', 'vat', 'rateBasisPoints', 1500, 'amount', vat)) as taxes
  from taxed
), roomed as (
  select *, jsonb_build_object('roomTypeId', room_type_id, 'ratePlanId', rate_plan_id, 'board', 'room_only', 'boardAmount', 0,
      'occupancy', '{"adults": 2, "childAges": []}'::jsonb, 'taxes', taxes, 'total', total,
      'nights', (select jsonb_agg(jsonb_build_object('night', check_in + n, 'amount', price)) from generate_series(0, nights::int - 1) n)) as room,
    (select string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + ((code >> (5 * k)) & 31)::int, 1), '' order by k desc) from generate_series(0, 8) k) as reference
  from priced
), made as (
  insert into booking (reference, user_id, hotel_id, status, payment_status, payment_type, check_in, check_out, total_minor, currency,
    vat_minor, city_fee_minor, hotel_fee_minor, product, price, guests, contact, locale, created_at, updated_at)
  select reference, user_id, hotel_id, 'completed', 'paid', 'arrival', check_in, check_out, total, 'SAR', vat, city_fee, 0,
    jsonb_build_object('kind', 'stay', 'hotelId', hotel_id, 'priced', jsonb_build_object('currency', 'SAR', 'checkIn', check_in, 'checkOut', check_out, 'nights', nights, 'rooms', jsonb_build_array(room),
      'taxes', taxes, 'fees', '[]'::jsonb, 'total', total, 'plan', jsonb_build_array(jsonb_build_object('due', 'booking', 'amount', total)), 'payment', 'arrival', 'cancellation', cancellation)),
    jsonb_build_object('currency', 'SAR', 'total', total, 'payment', 'arrival', 'cancellation', cancellation),
    '[{"first_name": "Scale", "last_name": "Guest"}]', '{"email": "scale@example.com", "phone": "+966500000000", "country": "SA"}', 'en',
    check_in - interval '20 days', check_in
  from roomed, (select '{"kind": "none", "freeUntil": null, "steps": [{"from": null, "penalty": 0}]}'::jsonb as cancellation) terms
  returning id, reference, created_at
), charged as (
  insert into booking_charge (booking_id, at, source, subject, date, name, amount_minor)
  select made.id, created_at, line.*
  from made join roomed using (reference) cross join lateral (
    select 'night', room ->> 'roomTypeId', (n ->> 'night')::date,
      (select rt.name from room_type rt where rt.id = (room ->> 'roomTypeId')::int), (n ->> 'amount')::int
    from jsonb_array_elements(room -> 'nights') n
    union all select tax ->> 'kind', tax ->> 'rateBasisPoints', null, null, (tax ->> 'amount')::int
    from jsonb_array_elements(room -> 'taxes') tax
  ) line (source, subject, date, name, amount) where amount <> 0
)
insert into booking_room (booking_id, position, room_type_id, rate_plan_id, priced)
select id, 1, room_type_id, rate_plan_id, room from made join roomed using (reference)`
