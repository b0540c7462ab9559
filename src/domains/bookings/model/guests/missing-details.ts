import { z } from 'zod'
import { calendarDate } from '#api/shapes.ts'
import { detailKinds } from '#domains/products/shared/requirements.ts'

export const missingDetails = z
  .object({
    parts: z.array(
      z.object({
        kind: z.enum(detailKinds),
        travellers: z.int().describe('The number of travellers without them; 0 for details of the booking itself'),
      }),
    ),
    due_on: calendarDate,
    overdue: z.boolean(),
  })
  .meta({ id: 'MissingDetails' })
export type MissingDetails = z.output<typeof missingDetails>
