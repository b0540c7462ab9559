import { z } from 'zod'
import { staffRead, staffWrite } from '#contract/endpoint.ts'
import { calendarDate, instant } from '#contract/shapes.ts'
import { staffRoles } from '#contract/staff.ts'
import { nightFields } from '#domains/stays/night-fields.ts'
import { largestStockFile, longestStay, mostRoomTypes } from '#domains/stays/limits.ts'

/** Why a night cannot be changed as asked; nothing is changed then. */
const nightRefusals = ['taken', 'not_laid_out', 'changed_since', 'no_source'] as const

const terms = {
  price: z.int().min(0).max(1_000_000_000).describe('Minor units, before taxes'),
  allotment: z.int().min(0).max(9_999),
  min_stay: z.int().min(1).max(longestStay),
  closed: z.boolean(),
  closed_to_arrival: z.boolean(),
}

const deskNight = z.object({ night: calendarDate, ...terms, held: z.int(), sold: z.int() }).meta({ id: 'DeskNight' })
export type DeskNight = z.output<typeof deskNight>

const deskStock = z
  .object({
    hotel: z.object({ id: z.int(), name: z.string(), currency: z.string() }),
    from: calendarDate,
    to: calendarDate.describe('Not included'),
    today: calendarDate.describe('In the hotel’s place'),
    may_change: z.boolean(),
    rooms: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), nights: z.array(deskNight) })),
    seasons: z.array(z.object({ name: z.string(), from: calendarDate, to: calendarDate.describe('The last day') })),
    last_change: z
      .object({ id: z.int(), at: instant, by: z.string(), nights: z.int() })
      .nullable()
      .describe('What can be undone'),
  })
  .meta({ id: 'DeskStock' })
export type DeskStock = z.output<typeof deskStock>

const refusedNight = z.object({
  room_id: z.int(),
  night: calendarDate,
  reason: z.enum(nightRefusals),
  taken: z.int().describe('Rooms sold and held'),
})
export type RefusedNight = z.output<typeof refusedNight>
export const refusedNights = { stock_refused: z.object({ nights: z.array(refusedNight) }) }
const refused = {
  errors: ['stock_refused'],
  refusalData: refusedNights,
} as const

const nightsOfRooms = {
  hotel_id: z.int32(),
  room_ids: z.array(z.int32()).min(1, 'required').max(mostRoomTypes),
  from: calendarDate.describe('The first night'),
  to: calendarDate.describe('The last night'),
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]).describe('0 is Sunday; none means all'),
}
export const changedNights = z.object({ nights: z.int().describe('How many have changed') })

const stockFile = z.object({
  hotel_id: z.int32(),
  csv: z.string().min(1, 'required').max(largestStockFile, 'too_long'),
})
const fileLine = z
  .object({
    line: z.int(),
    room: z.string(),
    night: z.string(),
    changes: z.array(z.object({ field: z.enum(nightFields), before: z.string().nullable(), after: z.string() })),
    problem: z
      .enum([
        'columns',
        'unknown_room',
        'invalid_date',
        'date_in_past',
        'twice',
        ...nightFields,
        'taken',
        'not_laid_out',
      ])
      .nullable()
      .describe('Why the line is refused: a field stands for its value'),
  })
  .meta({ id: 'StockFileLine' })
export type FileLine = z.output<typeof fileLine>

export const stockDeskEndpoints = {
  fetch_stock_hotels: staffRead({
    name: 'fetch_stock_hotels',
    summary: 'Hotels whose nights and prices are kept here.',
    staff: staffRoles,
    input: z.object({}),
    output: z.array(z.object({ id: z.int(), name: z.string(), city: z.string() })),
  }),
  fetch_stock: staffRead({
    name: 'fetch_stock',
    summary: 'Four weeks of a hotel’s room types: what may be sold, what is taken, at what price and terms.',
    staff: staffRoles,
    input: z.object({ hotel_id: z.int32(), from: calendarDate.optional().describe('Today unless given') }),
    output: deskStock,
  }),
  change_stock: staffWrite({
    name: 'change_stock',
    summary: 'Sets allotment, price or terms of nights: of all of them or none, never below what is sold or held.',
    staff: ['editor', 'manager'],
    idempotent: true,
    input: z.object({
      ...nightsOfRooms,
      set: z
        .object(terms)
        .partial()
        .refine((set) => Object.values(set).some((one) => one !== undefined), 'required'),
    }),
    output: changedNights,
    ...refused,
  }),
  copy_stock: staffWrite({
    name: 'copy_stock',
    summary: 'Takes over from the same Hijri days of the year before, prices raised or lowered by a share.',
    staff: ['editor', 'manager'],
    idempotent: true,
    input: z.object({
      ...nightsOfRooms,
      fields: z.array(z.enum(nightFields)).min(1, 'required').max(nightFields.length),
      percent: z.int().min(-90).max(500).default(0),
    }),
    output: changedNights,
    ...refused,
  }),
  undo_stock: staffWrite({
    name: 'undo_stock',
    summary: 'Takes the last change of a hotel’s nights back, if none of them has changed since.',
    staff: ['editor', 'manager'],
    idempotent: true,
    input: z.object({ hotel_id: z.int32(), change: z.int32() }),
    output: changedNights,
    errors: ['conflict', 'stock_refused'],
    refusalData: refused.refusalData,
  }),
  check_stock_file: staffRead({
    name: 'check_stock_file',
    summary: 'What a CSV file of nights would change, line by line. Nothing is written.',
    staff: ['editor', 'manager'],
    input: stockFile,
    output: z.object({
      lines: z.array(fileLine).describe('Those that change something or are refused'),
      total: z.int(),
      changing: z.int(),
      refused: z.int(),
    }),
  }),
  apply_stock_file: staffWrite({
    name: 'apply_stock_file',
    summary: 'Writes a CSV file of nights: every line or none.',
    staff: ['editor', 'manager'],
    idempotent: true,
    input: stockFile,
    output: changedNights,
    ...refused,
  }),
  export_stock: staffRead({
    name: 'export_stock',
    summary: 'Nights of a hotel as CSV, as the import reads it. No cell is a formula.',
    staff: ['editor', 'manager'],
    input: z.object({ hotel_id: z.int32(), from: calendarDate, to: calendarDate.describe('The last night') }),
    output: z.object({ name: z.string(), csv: z.string() }),
  }),
}
