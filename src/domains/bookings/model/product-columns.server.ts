import { sql } from 'drizzle-orm'
import { integer, jsonb, text } from 'drizzle-orm/pg-core'
import type { Bilingual } from '#i18n/locale.ts'
import type { Supply } from '#domains/shared/shapes.ts'

// Columns that PostgreSQL computes from the stored `product` of a row: statements use them, and never read into the product.

/** What a product takes of the inventory; null where its kind does not have it. */
export const stockColumns = () => ({
  /** Of a package. */
  departureId: integer('departure_id').generatedAlwaysAs(sql`(product #>> '{priced,departureId}')::int`),
  /** Of a service. */
  optionId: integer('option_id').generatedAlwaysAs(sql`(product #>> '{priced,optionId}')::int`),
  /** `HH:MM` of a service that is booked for an hour. */
  hour: text('hour').generatedAlwaysAs(sql`product #>> '{priced,time}'`),
  /** Seats of the departure, or units of the option. */
  quantity: integer('quantity').generatedAlwaysAs(
    sql`coalesce(product #>> '{priced,seats}', product #>> '{priced,units}')::int`,
  ),
})

/** What an offer or a change is for, with what it would take of the inventory. */
export const otherProductColumns = () => ({
  ...stockColumns(),
  productKind: text('product_kind').generatedAlwaysAs(sql`product #>> '{kind}'`),
  /** Calendar date. */
  firstDay: text('first_day').generatedAlwaysAs(
    sql`coalesce(product #>> '{priced,checkIn}', product #>> '{priced,startsOn}', product #>> '{priced,date}')`,
  ),
  /** Calendar date: of a stay that of departure. */
  lastDay: text('last_day').generatedAlwaysAs(
    sql`coalesce(product #>> '{priced,checkOut}', product #>> '{priced,endsOn}', product #>> '{priced,lastDate}')`,
  ),
  /** The room type of each room of a stay. */
  roomTypeIds: jsonb('room_type_ids')
    .$type<number[]>()
    .generatedAlwaysAs(sql`jsonb_path_query_array(product, '$.priced.rooms[*].roomTypeId')`),
})

/** What a booking is for, as it was booked. A stay has the present name, place and times of its hotel instead. */
export const bookedColumns = () => ({
  ...stockColumns(),
  packageId: integer('package_id').generatedAlwaysAs(
    sql`case kind when 'package' then (product #>> '{row,id}')::int end`,
  ),
  serviceId: integer('service_id').generatedAlwaysAs(
    sql`case kind when 'service' then (product #>> '{row,id}')::int end`,
  ),
  title: jsonb('title')
    .$type<Bilingual>()
    .generatedAlwaysAs(sql`coalesce(product #> '{row,title}', product #> '{row,name}')`),
  /** The city of a service, or that from which a package leaves. */
  cityName: jsonb('city_name')
    .$type<Bilingual>()
    .generatedAlwaysAs(sql`coalesce(product #> '{row,departureCity,name}', product #> '{row,city,name}')`),
  timeZone: text('time_zone').generatedAlwaysAs(sql`product #>> '{timeZone}'`),
  /** `HH:MM` local time; midnight for a whole day. */
  startsAt: text('starts_at').generatedAlwaysAs(sql`product #>> '{startsAt}'`),
  /** The calendar dates of its instalments. */
  dueDays: jsonb('due_days')
    .$type<string[]>()
    .generatedAlwaysAs(sql`jsonb_path_query_array(product, '$.priced.plan[*].due ? (@ like_regex "^[0-9]")')`),
  supply: text('supply')
    .$type<Supply>()
    .generatedAlwaysAs(sql`product #>> '{row,supply}'`),
  /** Days before it by which the details of its travellers are required; null if it requires none. */
  detailsDaysBefore: integer('details_days_before').generatedAlwaysAs(
    sql`(product #>> '{requirements,daysBefore}')::int`,
  ),
  /** Deducted by a promotion. */
  discountMinor: integer('discount_minor').generatedAlwaysAs(sql`(product #>> '{priced,discount,amount}')::int`),
  discountCode: text('discount_code').generatedAlwaysAs(sql`product #>> '{priced,discount,code}'`),
})
