import type { Board } from '#domains/shared/shapes.ts'
import type { ShortAccount } from '#domains/shared/short-account.ts'
import type { BookedRoom } from '#domains/shared/texts/room-line.ts'
import type { StaffRole } from '#api/staff.ts'
import type { ContactTopic } from '#domains/content/shapes.ts'
import type { Bilingual, Locale } from '#i18n/locale.ts'
import type { TextKey } from '#i18n/translator.ts'

/** The line above which an answer by email is written. Mail programs quote it as text. */
export const replyMark = '##-##'

/** An order of whose bookings one was cancelled or changed; `others` counts those that stay, `total` is what it costs now. */
type OrderOfBooking = { reference: string; others: number; total: number }

/** The parts of a product that an email about its change names. `total` in minor units; `boards` of the rooms of a stay. */
export type ChosenProduct = { total: number; boards: Board[]; extras: { name: Bilingual; quantity: number }[] }

/** The data that each notification requires; the kind is also the key of its texts. */
export type NotificationData = {
  /** A one-time code; not sent after `expiresAt` (ISO). Notifications with `expiresAt` are sent before others. */
  code: {
    code: string
    purpose: 'register' | 'login' | 'reset' | 'phone' | 'email' | 'step_up' | 'booking'
    expiresAt: string
  }
  /** Someone registered with an address that has an account. */
  account_exists: Record<string, never>
  /** Someone asked to use an address that belongs to another account, or is reserved for one. */
  address_taken: Record<string, never>
  welcome: { name: string }
  /**
   * `passkeys` after a reset: the names of those that remain, and the number of those removed. `undo` is the token of
   * the link that undoes the change; changes that cannot be undone have none.
   */
  password_changed: { name: string; passkeys?: { left: string[]; removed: number }; undo?: string }
  /** A passkey was added or removed; `passkey` is its name. */
  passkey_added: { name: string; passkey: string; undo?: string }
  passkey_removed: { name: string; passkey: string; undo?: string }
  /** `ending`: the last digits of the new number; null if it was removed, or is another account's (`isElsewhere`). */
  phone_changed: { name: string; ending: string | null; isElsewhere?: true; undo?: string | undefined }
  /** `address` is the new address in a form that only its owner can complete: `s…@example.com`. */
  email_changed: { name: string; address: string; undo?: string | undefined }
  second_factor_set: { name: string; undo?: string | undefined }
  /**
   * The password was right, and others had used up the attempts: a link that makes the browser a known device. `reset`:
   * for who forgot the password.
   */
  device_pass: { name: string; token: string; expiresAt: string; reset?: true }
  account_deleted: { name: string }
  /** An invitation to join the staff; `by` is the inviting member, `expiresAt` the expiry of the link. */
  staff_invited: { by: string; role: StaffRole; token: string; expiresAt: string }
  /** A colleague removed the lost second factor. */
  second_factor_reset: { name: string; by: string }
  /**
   * A message from the contact page was received. Its text is not repeated, because the address may belong to someone
   * else. `reply_hours` as promised when the message arrived; absent if nothing was.
   */
  contact_received: { receipt: string; reply_hours?: number }
  /** The answer to a message from the contact page, with the original message. */
  contact_answer: { name: string; receipt: string; message: string; answer: string }
  /** A booking, or several of an `order`, were paid online. Amounts are minor units. */
  payment_received: {
    name: string
    /** The reference of the booking, or of the order if `order` is true. */
    reference: string
    order?: boolean
    /** True if it paid for a change of the booking. */
    change?: boolean
    /** True if it was made in person or by transfer, and staff recorded it. */
    recorded?: boolean
    /** True if the booking has its voucher only now, or another one. */
    voucher?: boolean
    amount: number
    currency: string
    /** The amount that is to be paid online next, and its due date. */
    next?: { amount: number; dueOn: string } | null
  }
  /** The bookings of one checkout, in the order of the cart. `received`: paid online just now, or null. */
  order_booked: { name: string; reference: string; bookings: OrderedBooking[]; received: number | null }
  /** A link to pay a booking, for bookings made by phone. */
  payment_link: {
    name: string
    reference: string
    about: Bilingual
    city: Bilingual
    timeZone: string
    checkIn: string
    checkOut: string
    /** The amount to pay online, in minor units. */
    amount: number
    currency: string
    deadline: string | null
    token: string
  }
  /** A refund and its reason; the reasons are keys of the notification's text. */
  payment_returned: {
    name: string
    reference: string
    amount: number
    currency: string
    /** The whole amount that several emails report, one for each payment; absent if this is all of it. */
    partOf?: number
    reason: 'cancelled' | 'expired' | 'not_needed' | 'outdated' | 'wrong_amount' | 'goodwill' | 'changed'
    /** Working days as stated when the money was returned; absent if nothing was. */
    refund_days?: number
    /** The last characters of the gift card that was refunded; absent for other payments. */
    giftCard?: string
    /** The numbers of the credit notes, which are attached. Absent without one. */
    creditNotes?: number[]
  }
  /** A gift card was issued for its holder. The amount is in minor units, `expiresOn` a calendar date. */
  gift_card: { name: string; code: string; amount: number; currency: string; expiresOn: string }
  /** A payment made in person or by transfer was refunded in the same way, on a day. */
  payment_given_back: {
    name: string
    reference: string
    amount: number
    currency: string
    on: string
    /** The numbers of the credit notes, which are attached. Absent without one. */
    creditNotes?: number[]
  }
  /** The provider has the request and must answer by `deadline`. */
  booking_received: NotifiedBooking & { deadline: string | null }
  /** Held until `deadline` while the guest pays, with `others` bookings. Not sent after `droppedAfter`. */
  booking_held: NotifiedBooking & { amount: number; others: number; deadline: string | null; droppedAfter: string }
  /** `received`: the payment that has just confirmed it, in minor units. */
  booking_confirmed: NotifiedBooking & { received?: number }
  booking_rejected: NotifiedBooking & Declined
  /** The traveller must answer, send a document (without an account by a token) or pay by `deadline`. */
  booking_needs_you: NotifiedBooking & {
    need: 'offer' | 'product' | 'substitution' | 'document' | 'payment' | 'prepayment'
    /** Only for a confirmed booking that is to be paid online instead: it is not sent afterwards. */
    droppedAfter?: string
    /** For a hotel substitution: the promised hotel and the new one. */
    substitution: { before: Bilingual; after: Bilingual } | null
    /** The changes of an offer. */
    offered: Pick<NotifiedBooking, OfferedFact> | null
    /** What a change makes of the booking once its difference is paid; absent if the booking itself is to be paid. */
    changed?: Omit<Pick<NotifiedBooking, OfferedFact>, 'hotels'>
    deadline: string | null
    token: string | null
  }
  /**
   * An instalment of a package is due on `dueOn`. With a deadline it is overdue, and the booking ends at the deadline.
   * `token` allows payment without an account.
   */
  booking_instalment: NotifiedBooking & {
    amount: number
    dueOn: string
    deadline: string | null
    token: string | null
  }
  /**
   * `unpaid` if it was to be paid online and was not; `order` is the order with other bookings that stay.
   */
  booking_cancelled: NotifiedBooking & {
    refund: number
    byHand: number
    unpaid: boolean
    order: OrderOfBooking | null
  }
  /** With `together`, all bookings of an order that were held until the same time and not paid. */
  booking_expired: NotifiedBooking & { byHand: number; order?: string; together?: Bilingual[] }
  /** A change by the traveller was applied, declined by the provider, or not paid or answered in time. */
  booking_changed: NotifiedBooking &
    Declined & {
      outcome: 'applied' | 'declined' | 'lapsed' | 'to_prepay'
      /** The refund of an applied change, and the working days until it arrives. */
      refund: number
      refund_days: number | null
      /** The part of the refund that returns to a gift card; absent if nothing does. */
      to_gift?: { lastFour: string; amount: number }
      /** Until when a booking that is to be paid online instead can be paid. */
      deadline: string | null
      /** Lead guests before and after an applied change that replaces some. */
      names: Record<'before' | 'after', { first_name: string; last_name: string }[]> | null
      /** The new dates of an applied change, unless it changed only names. */
      dates: Record<'before' | 'after', { first: string; last: string }> | null
      /** The product before and after an applied change, unless it changed only names. */
      product: Record<'before' | 'after', ChosenProduct> | null
      /** The order with other bookings, which stay; of an applied change. */
      order?: OrderOfBooking | null
    }
  /** Sent a few days before the booking begins. */
  booking_reminder: NotifiedBooking
  /** Details of `missing` travellers or parts of the booking are still missing; `dueOn` is a calendar date. */
  booking_details: NotifiedBooking & { missing: number; dueOn: string }
  /** The messages of the provider, oldest first; `replyTo` is the address at which an email answers them. */
  booking_message: NotifiedBooking & { texts: string[]; replyTo: string | null }
  /** A reply by email that was not added to the conversation: from another address, or about a closed conversation. */
  booking_reply_not_added: NotifiedBooking
  /** The messages of a traveller about a booking, for the provider; `replyTo` as above. */
  message_received: OfficeReader & {
    reference: string
    guest: string
    about: Bilingual
    texts: string[]
    replyTo: string | null
    hotelId: number | null
  }
  /**
   * What happened to bookings, and messages of the contact page, for the provider; `more` counts the bookings that the
   * email does not list. `summary` is the calendar date of a daily one.
   */
  office_notice: OfficeReader & {
    entries: OfficeEntry[]
    contacts: { receipt: string; name: string; topic: ContactTopic; message: string }[]
    more: number
    summary: string | null
    /** Of the hotels of the reader, in a summary. */
    licences: LicenceWarning[]
  }
  /**
   * A request for the contact of a hotel to answer by `deadline`, through a link without an account; `again` if it was
   * asked before. `request` is the guest's special request.
   */
  hotel_request: {
    reference: string
    hotel: Bilingual
    stay: HotelStay
    request: string
    deadline: string
    timeZone: string
    again: boolean
    /** The booked stay, if the request is to change it. */
    before: HotelStay | null
    token: string
    droppedAfter: string
  }
  /** What became of a request, for the contact of the hotel; `stay` is null if the guest stays elsewhere. */
  hotel_news: {
    reference: string
    hotel: Bilingual
    outcome: 'confirmed' | 'changed' | 'unchanged' | 'released'
    stay: HotelStay | null
    token: string
  }
  /** Work of the provider on its electronic invoices; `until` is the end of the certificate, an instant. */
  tax_work: {
    work: 'tax_certificate' | 'rejected_documents' | 'unreported_documents'
    count: number
    until: string | null
  }
  /** The invitation to review a completed booking until a calendar date, by a token without an account. */
  review_request: {
    name: string
    reference: string
    kind: 'stay' | 'package' | 'service'
    about: Bilingual
    city: Bilingual
    until: string
    token: string
  }
  /** The provider answered a review of a booking; the link shows both. */
  review_answered: {
    name: string
    about: Bilingual
    answer: string
    token: string
  }
  /** A saved stay has become cheaper. `page` is the hotel with its query, `token` ends the alert. */
  price_drop: {
    name: string
    hotel: Bilingual
    city: Bilingual
    page: string
    checkIn: string
    checkOut: string
    /** The last price that the traveller knows, and the one now, in minor units. */
    before: number
    now: number
    currency: string
    token: string
    droppedAfter: string
  }
}

/** Why the hotel has declined, and what it wrote. */
type Declined = { reason: 'no_rooms' | 'hotel_closed' | 'request_not_possible' | 'other' | null; comment: string }

/** A stay as its hotel has to know it. `guest` is the lead guest of the room, null if the hotel need not know. */
export type HotelStay = {
  checkIn: string
  checkOut: string
  rooms: (BookedRoom & { childAges: number[]; guest: string | null })[]
}

type EventOf<Key> = Key extends `staffemails.happened_${infer Event}` ? Event : never
/** What happened to a booking, as the provider is told; `office/events.ts` has the causes. */
export type OfficeEvent = EventOf<TextKey>

/** The member of staff that an email to the provider is for; null for the office. */
export type OfficeReader = { reader: string | null }

export type OfficeEntry = {
  booking: NotifiedBooking & { hotelId: number | null; guestPhone: string; deadline: string | null }
  /** In the order in which they happened; with an amount in minor units, or the dates before and after. */
  events: { event: OfficeEvent; amount?: number; dates?: Record<'before' | 'after', [first: string, last: string]> }[]
  /** When it begins, if that is soon. */
  soon?: Soon | null
}

/** The day on which a booking begins, if it begins soon; `begun` if it has begun and has not ended. */
export type Soon = 'begun' | 'today' | 'tomorrow' | 'later'

/** A booking as notifications describe it. Instants are ISO 8601, amounts are minor units. */
export type NotifiedBooking = {
  name: string
  /** The lead guest, named as on the ID. */
  guest: string
  reference: string
  kind: 'stay' | 'package' | 'service'
  about: Bilingual
  /** For a package the city of departure. */
  city: Bilingual
  /** The cities of the hotels of a package. */
  destinations: Bilingual[] | null
  /** Check-in, or the start of a package; `ends` is check-out, or the end of the last day. */
  starts: string
  ends: string
  /** True for a service without a time of day, which is for the whole day. */
  wholeDay: boolean
  checkIn: string
  timeZone: string
  currency: string
  /** What it costs, what is paid, what is due when, and its terms, as on its page. */
  account: ShortAccount
  /** The rooms of a stay or a package; null for a service. */
  rooms: BookedRoom[] | null
  /** The option of a service, its number of people, and that of vehicles. */
  option: { name: Bilingual; people: number; vehicles: number | null } | null
  /** The meeting point of a package or service; null without one. */
  meeting: Bilingual | null
  /** The hotels of a package in their order. */
  hotels: { name: Bilingual; nights: number }[] | null
  /** The phone number of the provider, who runs packages and services; null for a stay. */
  providerPhone: string | null
  /** The calendar date until which details are asked for; left out of the email if none is missing when it is sent. */
  detailsDue: string | null
  /** The location of the hotel of a stay. */
  place: { street: Bilingual; district: Bilingual; phone: string; lat: number; lon: number } | null
}

/** A booking of an order with its status, and the deadline of the provider’s answer or of the payment. */
export type OrderedBooking = NotifiedBooking & {
  status: 'pending' | 'waiting' | 'waiting_user' | 'confirmed'
  deadline: string | null
}

type OfferedFact =
  | 'about'
  | 'starts'
  | 'ends'
  | 'wholeDay'
  | 'checkIn'
  | 'account'
  | 'rooms'
  | 'option'
  | 'meeting'
  | 'hotels'
  | 'place'

export type NotificationKind = keyof NotificationData

export type Channel = 'email' | 'sms'

/**
 * A rendered notification; `brief` is the text message. `unsubscribe` is the address that ends notifications like this
 * one, in mail clients with a press (RFC 8058).
 */
export type Rendered = { subject: string; text: string; brief: string; html: string; unsubscribe?: string }

/** A file sent with an email. */
export type Attachment = { name: string; type: string; body: Uint8Array }

/** A notification in the outbox, with its attachments as base64. */
export type RenderedNotification = Rendered & { attachments: { name: string; type: string; base64: string }[] }

/**
 * Attachments of a notification by kind, generated from current data when it is sent. `missing` if a file could not be
 * created; `completeBookings` has the references of the bookings whose details are complete. Throws if trying
 * again can help and the notification can wait for its files.
 */
export type AttachmentsOf = (notification: {
  kind: NotificationKind
  data: NotificationData[NotificationKind]
  locale: Locale
  canWait: boolean
}) => Promise<{ files: Attachment[]; missing: boolean; completeBookings?: ReadonlySet<string> }>

/**
 * What is queued about a booking: its text is written from the booking when it is sent, and what belongs to the event stays as it
 * was. `need` is what the traveller was asked for, `outcome` what became of a change.
 */
export type BookingEvent = {
  bookingId: number
  reference: string
  deadline: string | null
  token: string | null
  need?: NotificationData['booking_needs_you']['need']
  outcome?: NotificationData['booking_changed']['outcome']
}

/** The same of all bookings of an order, with their references. */
export type OrderEvent = Pick<NotificationData['order_booked'], 'reference' | 'received'> & {
  orderId: number
  bookings: string[]
}

/** A hotel whose licence is missing, has ended or ends soon. */
export type LicenceWarning = { name: Bilingual; valid_until: string | null; ended: boolean }

/** The same for the provider: what happened to bookings, by their references. */
export type OfficeNews = Omit<NotificationData['office_notice'], 'entries' | 'licences'> & {
  entries: (Pick<OfficeEntry, 'events'> & { reference: string })[]
}

/** The data of a notification in the outbox: events of bookings, or all that its text needs. */
export type QueuedData =
  | NotificationData[Exclude<NotificationKind, 'office_notice'>]
  | BookingEvent
  | OrderEvent
  | OfficeNews

/** The data of a notification as its reader may see it when it is sent; null if it is not sent any more. */
export type ReadableDataOf = (
  notification: { kind: NotificationKind; data: QueuedData },
  now: Date,
) => Promise<NotificationData[NotificationKind] | null>

/** Thrown for a channel without a provider; the notification fails at once. */
export class NoProvider extends Error {}

/** The provider is there and refuses the recipient for good: it is not retried for as long as an outage. */
export class RecipientRefused extends Error {}

/** Sends notifications. An exception causes a later retry, except `NoProvider`. */
export type NotificationSender = {
  email: (
    notification: Rendered & {
      to: string
      id: string
      locale: Locale
      attachments: Attachment[]
      /** True for codes and links that expire, which wait for no other email. */
      urgent?: boolean
      /** The address for answers, if not the sender’s. */
      replyTo?: string | null
    },
  ) => Promise<void>
  sms: (notification: { to: string; text: string; id: string }) => Promise<void>
  /** True if notifications are stored in the development outbox, so that their content is retained. */
  stores: boolean
  /** True if emails or text messages cannot be sent, so that no form offers a code by them. */
  noEmails?: boolean
  noTexts?: boolean
}
