import { z } from 'zod'

/** A real calendar date `YYYY-MM-DD` in the place it speaks of, never an instant. */
export const calendarDate = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid_date')
  .refine((text) => {
    const date = new Date(`${text}T00:00:00Z`)
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
  }, 'invalid_date')
  .meta({ format: 'date', example: '2026-12-01' })

/** An instant in UTC, ISO 8601. */
export const instant = z.iso.datetime().meta({ example: '2026-12-01T13:00:00.000Z' })

/** An amount of money: an integer of minor units (halalas, fils) and an ISO 4217 code. */
export const money = z.object({ minor: z.int(), currency: z.string().length(3) }).meta({ id: 'Money' })
export type Money = z.output<typeof money>

export const slug = z
  .string()
  .min(1)
  .max(80)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'invalid_format')

export const point = z.object({ lat: z.number(), lon: z.number() }).meta({ id: 'Point' })

/**
 * One room's guests: adults, then the ages of the children: `2` or `2-9,4`.
 * Repeated once a room.
 */
export const occupancyText = z
  .string()
  .regex(/^\d{1,2}(-\d{1,2}(,\d{1,2}){0,9})?$/, 'invalid_format')
  .meta({ example: '2-9,4' })

export const page = z.int().min(1).max(1000).default(1)
export const perPage = z.int().min(1).max(50).default(20)

/** A picture that the image route serves under `/img/{width}/{id}`. */
export const picture = z.object({ id: z.string(), alt: z.string() }).meta({ id: 'Picture' })
