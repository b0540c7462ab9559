import type { RequestContext } from '#web/lib/server-context.ts'

/** The phone number of an account; without one, that of its next booking, otherwise of its last. */
export async function knownPhone(
  api: Pick<RequestContext['api'], 'fetch_my_bookings' | 'show_booking'>,
  { phone }: { phone: string | null },
): Promise<string | null> {
  if (phone) return phone
  for (const group of ['upcoming', 'past'] as const) {
    const answer = await api.fetch_my_bookings({ group, per_page: 1 })
    const [booking] = answer.ok ? answer.data : []
    if (!booking) continue
    const result = await api.show_booking({ reference: booking.reference })
    return (result.ok && result.data.contact.phone) || null
  }
  return null
}
