import type { StaffRole } from '#contract/staff.ts'
import type { Bilingual, Locale } from '#text/locale.ts'

/** What each letter needs to be written; `kind` is the key of its texts too. */
export type Letters = {
  /** A one-time code; `expiresAt` ISO, after it the letter is no longer sent. A letter that says so leaves before others. */
  code: { code: string; purpose: 'register' | 'login' | 'reset' | 'phone'; expiresAt: string }
  /** Somebody registered with an address that has an account. */
  account_exists: Record<string, never>
  welcome: { name: string }
  /** `passkeys` after a reset: the names of those that still sign in, and how many were removed. */
  password_changed: { name: string; passkeys?: { left: string[]; removed: number } }
  /** A way in that was added or removed; `passkey` is its name. */
  passkey_added: { name: string; passkey: string }
  passkey_removed: { name: string; passkey: string }
  account_deleted: { name: string }
  /** Somebody is asked to join the staff; `by` is who asks, `expiresAt` when the link ends. */
  staff_invited: { by: string; role: StaffRole; token: string; expiresAt: string }
  /** A colleague took the second factor away, which was lost. */
  second_factor_reset: { name: string; by: string }
  /** A message from the contact page has come in; nothing of it is repeated, for its address may be anybody's. */
  contact_received: { receipt: string }
  /** The answer to a message from the contact page, with what was written. */
  contact_answer: { name: string; receipt: string; message: string; answer: string }
  /** A booking was paid online. Amounts are minor units. */
  payment_received: {
    name: string
    reference: string
    amount: number
    currency: string
    /** What is still to be paid of it online, and by when. */
    next?: { amount: number; dueOn: string } | null
  }
  /** A page to pay a booking on, for whoever booked on the phone. */
  payment_link: {
    name: string
    reference: string
    about: Bilingual
    city: Bilingual
    timeZone: string
    checkIn: string
    checkOut: string
    /** What is paid online, in minor units. */
    amount: number
    currency: string
    deadline: string | null
    token: string
  }
  /** Money went back, and why; the reasons are keys of the letter's text. */
  payment_returned: {
    name: string
    reference: string
    amount: number
    currency: string
    reason: 'cancelled' | 'expired' | 'not_needed' | 'outdated' | 'wrong_amount' | 'goodwill' | 'changed'
  }
  /** What was paid in person or by transfer was given back in the same way, on a day. */
  payment_given_back: { name: string; reference: string; amount: number; currency: string; on: string }
  /** The provider was asked and must answer until `deadline`. */
  booking_received: ToldBooking & { deadline: string | null }
  /** Held until `deadline` for whoever is on the way to pay; `others` are paid together with it. No longer sent after `droppedAfter`. */
  booking_held: ToldBooking & { amount: number; others: number; deadline: string | null; droppedAfter: string }
  booking_confirmed: ToldBooking
  booking_rejected: ToldBooking & { reason: 'no_rooms' | 'hotel_closed' | 'request_not_possible' | null }
  /**
   * An offer, another house, a document or a payment is the traveller's to answer until `deadline`; a document by a
   * token without an account.
   */
  booking_needs_you: ToldBooking & {
    need: 'offer' | 'journey' | 'residence' | 'document' | 'payment'
    /** Of another house: the one that was promised, and the one there is. */
    houses?: { before: Bilingual; after: Bilingual } | null
    deadline: string | null
    token?: string | null
  }
  /** An instalment of a package is due on `dueOn`; with a deadline it is overdue, and the booking ends then. Paid by a token without an account. */
  booking_instalment: ToldBooking & { amount: number; dueOn: string; deadline: string | null; token?: string | null }
  /** `kept` is what the terms keep of the money that was paid. */
  booking_cancelled: ToldBooking & { refund: number; byHand?: number; due: number; kept: number }
  booking_expired: ToldBooking & { byHand?: number }
  /** A few days before it begins. */
  booking_reminder: ToldBooking
}

/** A booking as letters tell of it. Instants are ISO 8601, amounts minor units. */
export type ToldBooking = {
  name: string
  /** The first guest, as on the ID. */
  guest: string
  reference: string
  kind: 'stay' | 'package' | 'service'
  about: Bilingual
  city: Bilingual
  /** Check-in, or when a journey begins; `ends` is check-out, or the end of its last day. */
  starts: string
  ends: string
  checkIn: string
  timeZone: string
  total: number
  currency: string
  /** What is paid on arrival. */
  due: number
}

export type LetterKind = keyof Letters

export type Channel = 'email' | 'sms'

/** A letter as it leaves; `brief` is what a text message says. */
export type Rendered = { subject: string; text: string; brief: string; html: string }

/** A file that goes with a letter. */
export type Attachment = { name: string; type: string; body: Uint8Array }

/** A letter in the outbox, its files as base64. */
export type KeptLetter = Rendered & { attachments: { name: string; type: string; base64: string }[] }

/** What belongs to a letter by its kind; read from what it tells of at the moment it leaves. */
export type AttachmentsOf = (letter: {
  kind: LetterKind
  data: Letters[LetterKind]
  locale: Locale
}) => Promise<Attachment[]>

/** What brings letters to people. A throw means: try again later. */
export type Post = {
  email: (letter: Rendered & { to: string; id: string; locale: Locale; attachments: Attachment[] }) => Promise<void>
  sms: (letter: { to: string; text: string; id: string }) => Promise<void>
  /** Whether letters end in the developers' outbox, so that what was written is kept to be read there. */
  keeps: boolean
}
