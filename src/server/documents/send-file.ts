import { currentDeadline } from '#domains/deadline.server.ts'
import { plainNotice } from '#server/http/problem.ts'
import { reasonOf } from '#server/observability/fault.ts'
import type { Services } from '#server/services.ts'
import type { Locale } from '#i18n/locale.ts'

type Options = { name: string; page: string; locale: Locale; cacheControl?: string }

/**
 * Sends a document as `name`, or opens `page` if it cannot be printed. Too many documents that wait, or a visitor who
 * left, get 503 and are not logged; null is not found.
 */
export async function sendPdf(
  { log }: Pick<Services, 'log'>,
  { name, page, locale, cacheControl = 'private, no-store' }: Options,
  make: () => Promise<Uint8Array | null>,
): Promise<Response> {
  const headers = { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${name}"` }
  try {
    const pdf = await make()
    if (!pdf) return new Response('', { status: 404, headers: { 'Cache-Control': 'private, no-store' } })
    return new Response(new Uint8Array(pdf), { headers: { ...headers, 'Cache-Control': cacheControl } })
  } catch (error) {
    const isBusy = error instanceof Error && 'code' in error && error.code === 'BUSY'
    if (isBusy || currentDeadline()?.aborted) return plainNotice(locale, 'unavailable')
    log('warn', 'document not printed', { message: reasonOf(error) })
    return new Response(null, { status: 303, headers: { Location: page, 'Cache-Control': 'private, no-store' } })
  }
}

/** Sends a calendar file as `name`. */
export function sendCalendar(file: string, name: string, cacheControl = 'private, no-store'): Response {
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': cacheControl,
    },
  })
}
