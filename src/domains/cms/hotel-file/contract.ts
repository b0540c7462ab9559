import { z } from 'zod'
import { endpoints, staffRead, staffWrite } from '#api/endpoint.ts'
import { calendarDate } from '#api/shapes.ts'
import { editors } from '#api/staff.ts'
import { maxHotelFileBytes } from '#domains/cms/limits.ts'
import { nightFields } from '#domains/products/stays/inventory/night-fields.ts'

const workbook = z.object({ name: z.string(), file: z.string().describe('Base64') })
const file = z.instanceof(Uint8Array)
const digest = z.string().regex(/^[0-9a-f]{64}$/, 'invalid_format')

const problem = z
  .object({
    sheet: z.string().describe('Name of the sheet, as in the file if it has one'),
    line: z.int().nullable(),
    column: z.string(),
    value: z.string().describe('The text of the cell, shortened'),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    help: z.string().optional().describe('What the cell can contain, in the language of the request'),
  })
  .meta({ id: 'HotelFileProblem' })
export type Problem = z.output<typeof problem>

const plannedItem = z
  .object({
    kind: z.enum(['policy', 'hotel', 'room_type', 'rate_plan']),
    title: z.string(),
    is_new: z.boolean(),
    has_draft: z.boolean().describe('True if a draft of it exists, which stays in its history only'),
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
  })
  .meta({ id: 'HotelFileItem' })
export type ItemView = z.output<typeof plannedItem>

const plannedNights = z
  .object({
    room: z.string().describe('Code of the room type'),
    field: z.enum(nightFields),
    from: calendarDate,
    to: calendarDate.describe('The last night'),
    before: z.string().nullable().describe('Null if the nights do not exist yet'),
    after: z.string(),
  })
  .meta({ id: 'HotelFileNights' })
export type NightsView = z.output<typeof plannedNights>

const hiddenRows = z
  .enum(['leave_out', 'include'])
  .default('leave_out')
  .describe('What happens with rows that are hidden in the spreadsheet or filtered out')
export type HiddenRows = z.output<typeof hiddenRows>

const plan = z
  .object({
    hotel: z.object({
      title: z.string(),
      slug: z.string(),
      is_new: z.boolean(),
      on_site: z.boolean().describe('A workbook never puts a hotel on the site and never takes it off'),
    }),
    items: z.array(plannedItem).describe('What would be created or changed'),
    nights: z.array(plannedNights),
    changed_nights: z.int(),
    problems: z.array(problem),
    skipped_photos: z.array(z.string()).describe('Photos that are not uploaded here; their lines are left out'),
    past_nights: z.int().describe('Number of room nights before today, which are left out'),
    ignored: z.array(z.string()).describe('Sheets and columns that are not part of a hotel'),
    headings: z.array(z.object({ sheet: z.string(), line: z.int() })).describe('The sheets that were read'),
    hidden: z
      .object({
        sheets: z.array(z.string()).describe('They were not read'),
        rows: z.array(z.object({ sheet: z.string(), lines: z.array(z.int()) })),
        columns: z.array(z.object({ sheet: z.string(), headings: z.array(z.string()) })).describe('They were read'),
      })
      .describe('What the spreadsheet does not show'),
    seen: z.string().describe('Digest of the plan; another one at the time of the import is a conflict'),
  })
  .meta({ id: 'HotelFilePlan' })
export type PlanView = z.output<typeof plan>

/** Import and export of a whole hotel as an .xlsx workbook. */
export const hotelFileEndpoints = endpoints('admin', {
  export_hotel_template: staffRead({
    summary: 'An empty workbook for a hotel, with explanations in the language of the request.',
    staff: editors,
    output: workbook,
  }),
  export_hotel_file: staffRead({
    units: 15,
    summary: 'A hotel with its rooms, rates, prices and photos as an .xlsx workbook. No cell is a formula.',
    staff: editors,
    input: z.object({ hotel: z.string().min(1).max(20).describe('Its id') }),
    output: workbook,
  }),
  check_hotel_file: staffWrite({
    summary: 'Previews the import of a hotel workbook: items to create and to change, and errors. Nothing is saved.',
    staff: editors,
    upload: maxHotelFileBytes,
    input: z.object({ file, hidden_rows: hiddenRows }),
    output: plan,
  }),
  apply_hotel_file: staffWrite({
    summary: 'Imports a workbook of a hotel completely or not at all. The same file again changes nothing.',
    staff: editors,
    upload: maxHotelFileBytes,
    input: z.object({
      file,
      hidden_rows: hiddenRows,
      seen: digest.optional().describe('`seen` of the preview'),
    }),
    output: z.object({
      hotel: z.string().describe('Its id'),
      created: z.int(),
      changed: z.int(),
      nights: z.int(),
      on_site: z.boolean(),
    }),
    errors: ['conflict', 'stock_refused'],
  }),
})
