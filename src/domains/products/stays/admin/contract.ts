import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate, instant } from '#api/shapes.ts'
import { editors, staffRoles } from '#api/staff.ts'
import { nightFields } from '#domains/products/stays/inventory/night-fields.ts'
import { maxSpreadsheetBytes } from '@rihla/workbook/sheet'
import { maxAllotment, maxStockFileBytes, maxStayNights, maxRoomTypes } from '#domains/products/stays/limits.ts'

/** Reasons why a night cannot be changed; no night is changed then. */
const nightErrors = ['taken', 'not_laid_out', 'changed_since', 'no_source'] as const

const stayLength = z.int().min(1).max(maxStayNights)
const terms = {
  price: z.int().min(0).max(1_000_000_000).describe('In minor units, before taxes'),
  allotment: z.int().min(0).max(maxAllotment),
  min_stay: stayLength.describe('Minimum nights of a stay that includes the night'),
  min_stay_arrival: stayLength.describe('Minimum nights of a stay that begins on its day'),
  max_stay: stayLength.describe(
    `Maximum nights of a stay that includes the night; ${maxStayNights}: no limit of its own`,
  ),
  closed: z.boolean(),
  closed_to_arrival: z.boolean(),
  closed_to_departure: z.boolean().describe('True if no stay can end on its day'),
}

const adminNight = z
  .object({
    night: calendarDate,
    ...terms,
    held: z.int(),
    sold: z.int(),
    elsewhere: z.int().describe('Rooms taken by calendars of channels; 9999 if one closes the room type'),
  })
  .meta({ id: 'AdminNight' })
export type AdminNight = z.output<typeof adminNight>

const adminStock = z
  .object({
    hotel: z.object({ id: z.int(), name: z.string(), currency: z.string() }),
    from: calendarDate,
    to: calendarDate.describe('Exclusive'),
    today: calendarDate.describe('Today in the hotel’s time zone'),
    may_change: z.boolean(),
    rooms: z.array(z.object({ id: z.int(), code: z.string(), name: z.string(), nights: z.array(adminNight) })),
    seasons: z.array(z.object({ name: z.string(), from: calendarDate, to: calendarDate.describe('The last day') })),
    last_change: z
      .object({ id: z.int(), at: instant, by: z.string(), nights: z.int() })
      .nullable()
      .describe('The last change, which can be undone'),
  })
  .meta({ id: 'AdminStock' })
export type AdminStock = z.output<typeof adminStock>

const rejectedNight = z.object({
  room_id: z.int(),
  night: calendarDate,
  reason: z.enum(nightErrors),
  taken: z.int().describe('Number of rooms sold or held'),
})
export type RejectedNight = z.output<typeof rejectedNight>
export const rejectedNights = { stock_refused: z.object({ nights: z.array(rejectedNight) }) }

const nightsOfRooms = {
  hotel_id: z.int32(),
  room_ids: z.array(z.int32()).min(1, 'required').max(maxRoomTypes),
  from: calendarDate.describe('The first night'),
  to: calendarDate.describe('The last night'),
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]).describe('0 is Sunday; empty means all days'),
}
const changedNights = z.object({ nights: z.int().describe('Number of changed nights') })
const stockChange = {
  staff: editors,
  hotelScope: 'hotel',
  idempotent: true,
  output: changedNights,
  errors: ['stock_refused'],
  errorData: rejectedNights,
} as const

const stockFile = z.object({
  hotel_id: z.int32(),
  csv: z.string().min(1, 'required').max(maxStockFileBytes),
})
const fileNotes = z
  .object({
    heading_line: z.int().nullable().describe('The line of the headings; null if none was found'),
    ignored_columns: z.array(z.string()).describe('Headings that are no columns of a file of nights'),
    date_order: z
      .object({
        order: z.enum(['day_first', 'month_first']),
        line: z.int().nullable().describe('A line that proves the order; null if it is assumed'),
      })
      .nullable()
      .describe('How dates such as 3/11/2026 were read; null if there are none'),
    hijri_dates: z.int().describe('Number of lines whose dates were converted from the Hijri calendar'),
    without_year: z.int().describe('Number of lines whose dates have no year: the next ones were taken'),
    past_nights: z.int().describe('Number of nights before today in periods that go on; they are left out'),
  })
  .meta({ id: 'StockFileNotes' })
export type FileNotes = z.output<typeof fileNotes>

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
        'last_before_first',
        'too_far',
        'twice',
        ...nightFields,
        'taken',
        'not_laid_out',
      ])
      .nullable()
      .describe('The reason why the line is rejected; the name of a field means an invalid value'),
    cell: z
      .object({ name: z.string().describe('For example D4'), text: z.string() })
      .nullable()
      .describe('The cell with the problem'),
  })
  .meta({ id: 'StockFileLine' })
export type FileLine = z.output<typeof fileLine>

const exportedNights = {
  hotel_id: z.int32(),
  from: calendarDate,
  to: calendarDate.describe('The last night'),
  template: z.boolean().default(false).describe('Also a line for each night that does not exist yet'),
}

export const stockAdminEndpoints = endpoints('admin', {
  read_stock_file: staffWrite({
    summary:
      'The table in an uploaded .xlsx workbook or text file (UTF-8, UTF-16 or Windows-1256) as CSV. A formula without a saved value is an error. Nothing is saved.',
    staff: editors,
    hotelScope: 'none',
    upload: maxSpreadsheetBytes,
    input: z.object({ file: z.instanceof(Uint8Array) }),
    output: z.object({
      csv: z.string().describe('Lines that are hidden in the spreadsheet or filtered out are empty'),
      with_hidden: z.string().nullable().describe('The same with the hidden lines; null if there are none'),
      sheet: z.string().nullable().describe('The sheet that was read: the first one with headings of nights'),
      other_sheets: z.array(z.string()).describe('Other sheets with such headings, which were not read'),
      hidden_sheets: z.array(z.string()).describe('They were not read'),
      hidden_rows: z.array(z.int()),
      hidden_columns: z.array(z.string()).describe('Letters of hidden columns, which were read'),
    }),
  }),
  fetch_stock_hotels: staffRead({
    summary: 'Hotels whose inventory and prices are managed here.',
    staff: staffRoles,
    hotelScope: 'filtered',
    output: z.array(z.object({ id: z.int(), slug: z.string(), name: z.string(), city: z.string() })),
  }),
  fetch_stock: staffRead({
    summary: 'Four weeks of inventory of a hotel’s room types: allotment, held and sold rooms, prices and terms.',
    staff: staffRoles,
    hotelScope: 'hotel',
    input: z.object({ hotel_id: z.int32(), from: calendarDate.optional().describe('Default: today') }),
    output: adminStock,
  }),
  change_stock: staffWrite({
    ...stockChange,
    summary: 'Sets allotment, price or terms of all selected nights or none. Held and sold rooms limit the allotment.',
    input: z.object({
      ...nightsOfRooms,
      set: z
        .object(terms)
        .partial()
        .refine((set) => Object.values(set).some((one) => one !== undefined), 'required'),
    }),
  }),
  copy_stock: staffWrite({
    ...stockChange,
    summary: 'Copies values from the same Hijri days of the previous year, with prices changed by a percentage.',
    input: z.object({
      ...nightsOfRooms,
      fields: z.array(z.enum(nightFields)).min(1, 'required').max(nightFields.length),
      percent: z.int().min(-90).max(500).default(0),
    }),
  }),
  undo_stock: staffWrite({
    ...stockChange,
    summary: 'Undoes the last change of a hotel’s nights, if none of them has changed since.',
    input: z.object({ hotel_id: z.int32(), change: z.int32() }),
    errors: ['conflict', 'stock_refused'],
  }),
  check_stock_file: staffRead({
    summary: 'The changes that a CSV file of nights would make, line by line. Nothing is saved.',
    staff: editors,
    hotelScope: 'hotel',
    input: stockFile,
    output: z.object({
      lines: z.array(fileLine).describe('The lines with changes, and the rejected lines'),
      total: z.int(),
      changing: z.int(),
      refused: z.int(),
      notes: fileNotes,
    }),
  }),
  apply_stock_file: staffWrite({
    ...stockChange,
    summary: 'Applies a CSV file of nights: all lines or none, or with `only_valid` all lines without an error.',
    input: stockFile.extend({ only_valid: z.boolean().default(false) }),
  }),
  export_stock: staffRead({
    units: 10,
    summary: 'Nights of a hotel as CSV in the format of the import. No cell is a formula.',
    staff: editors,
    hotelScope: 'hotel',
    input: z.object(exportedNights),
    output: z.object({ name: z.string(), csv: z.string() }),
  }),
  export_stock_workbook: staffRead({
    units: 15,
    summary: 'Nights of a hotel as an .xlsx workbook in the format of the import, with a sheet of rooms and rates.',
    staff: editors,
    hotelScope: 'hotel',
    input: z.object(exportedNights),
    output: z.object({ name: z.string(), file: z.string().describe('Base64') }),
  }),
})
