import { arrivalWays, type ArrivalWay } from '#domains/payments/shapes.ts'
import { rejectReasons, type RejectReason } from '#domains/bookings/model/decline.ts'

/** Notes in the history of a booking that contain no figures. */
export const plainNotes = [
  'goodwill',
  'offer',
  'offer accepted',
  'offer accepted, payment',
  'payment',
  'payment prepay',
  'payment arrival',
  'prepayment missed',
  'payment link',
  'links revoked',
  'contact corrected',
  'voucher sent',
  'paid late',
  'checked in',
  'checked out',
  'check-in undone',
  'check-out undone',
  'claimed',
  'document',
  'document sent',
  'document accepted',
  'document refused',
  'substitution',
  'substitution accepted',
  'instalment overdue',
  'instalment missed',
  'changed',
  'names changed',
  'change asked',
  'change unpaid',
  'change accepted',
  'change declined',
  'change withdrawn',
  'change lapsed',
] as const
export type PlainNote = (typeof plainNotes)[number]

/** A stored note: a code with messages in `web/admin/bookings/note-messages.ts`. Amounts are minor units. */
export type EventNote =
  | ''
  | PlainNote
  | RejectReason
  | `refund ${number} ${string}`
  | `gave ${number} ${string}`
  | `paid ${number} ${string} ${ArrivalWay}`
  | `reversed ${number} ${string} ${ArrivalWay}`
  | `dates ${string} ${string} to ${string} ${string}`

type Amount = { amount: number; currency: string }
type NoteParts =
  | { code: '' | PlainNote | RejectReason }
  | ({ code: 'refund' | 'gave' } & Amount)
  | ({ code: 'paid' | 'reversed'; way: ArrivalWay } & Amount)
  | { code: 'dates'; before: [string, string]; after: [string, string] }
export type NoteCode = NoteParts['code']

const codes = ['', ...plainNotes, ...rejectReasons] as const

/** The parts of a stored note; null for one that this version does not know. */
export function readNote(note: string): NoteParts | null {
  const whole = codes.find((one) => one === note)
  if (whole !== undefined) return { code: whole }
  const [code, first = '', second = '', third = '', fourth = '', fifth = ''] = note.split(' ')
  const amount = { amount: Number(first), currency: second }
  if (code === 'refund' || code === 'gave') return { code, ...amount }
  const way = arrivalWays.find((one) => one === third) ?? 'cash'
  if (code === 'paid' || code === 'reversed') return { code, ...amount, way }
  return code === 'dates' ? { code, before: [first, second], after: [fourth, fifth] } : null
}

const answersAndEnds = ['accepted', 'declined', 'withdrawn', 'lapsed'] as const

/** What an event says of a change of its booking: how it was answered, how it ended, or that it was `made`, as by staff. */
export function changeOfNote(note: string): 'made' | (typeof answersAndEnds)[number] | null {
  const code = readNote(note)?.code
  if (code === 'changed' || code === 'names changed' || code === 'dates') return 'made'
  return answersAndEnds.find((one) => code === `change ${one}`) ?? null
}
