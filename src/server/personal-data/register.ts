import { sql, type SQL } from 'drizzle-orm'
import { interruptedFormHours } from '#domains/accounts/sessions/interrupted-forms.server.ts'
import { checkoutDays } from '#domains/bookings/make/checkout.server.ts'
import { tripLinkDays } from '#domains/trips/trips.ts'
import { messageDays } from '#domains/conversation/shapes.ts'
import { detailDays } from '#domains/traveller-details/rules.ts'
import { cartDays } from '#domains/cart/cart-count.ts'
import { documentDays } from '#domains/bookings/model/document-shapes.ts'

/** A person whose data is erased, with everything that links rows to them. */
export type Person = {
  userId: string
  /** The email address in lower case, and the phone number if it is verified. */
  verified: string[]
  /** Ids of the bookings, including phone bookings that the account has not claimed yet. */
  bookings: number[]
  /** References of the bookings and their orders. */
  references: string[]
  /** Ids of the payments of the bookings. */
  payments: string[]
}

/** A text or JSON column with personal data: `exported`, or the reason why the export does not contain it. */
type PersonalColumns = Record<string, 'exported' | { withheld: string }>

/**
 * `delete`: the rows of the person are deleted. `account`: the database deletes them together with the account.
 * `set`: the rows remain without personal data. `retained`: they remain as they are, for a reason.
 */
type Erasure = 'delete' | 'account' | { set: Record<string, SQL> } | { retained: string }

/**
 * Hours after which the hourly deletion erases a row, in the same way as with its person; `expired` is its condition. `step` names
 * another step that does so. `until` is the event that ends the retention of rows without a period.
 */
type Retention = { hours: number; expired: (before: SQL) => SQL } | { hours: number; step: string } | { until: string }

export type PersonalTable = {
  purpose: string
  personal: PersonalColumns
  /** Columns that name or identify members of staff, as a record of their work. They are retained with the row. */
  staff?: string
  /** All other text and JSON columns: codes, references and digests. */
  other: string
  /** Condition of the rows of a person. Without it, the table has no rows that belong to one person. */
  of?: (person: Person) => SQL
  erasure: Erasure
  retention: Retention
  /** The field of the export that contains the exported columns. */
  exportedAs?: string
}

/** A table as it is declared; without personal columns, or without other columns, it names none. */
type Declaration = Omit<PersonalTable, 'personal' | 'other'> & Partial<Pick<PersonalTable, 'personal' | 'other'>>

const day = 24
const year = 365 * day
export const untilAccount = { until: 'the account is deleted' }
const withAccount = { erasure: 'account', retention: untilAccount } as const
const older = (column: string) => (before: SQL) => sql`${sql.identifier(column)} < ${before}`
const oneOf = (values: readonly (string | number)[], type: 'text' | 'bigint') =>
  sql`any(${sql.param([...values])}::${sql.raw(type)}[])`
/** Rows with an earlier email address of an account, from the time when it belonged to the account. */
const ofFormer = (userId: string, email: SQL, at: SQL) =>
  sql`exists (select from former_email f where f.user_id = ${userId} and f.email = lower(${email}) and ${at} <= f.until)`
const ofUser = ({ userId }: Person) => sql`user_id = ${userId}`
const ofBookings = ({ bookings }: Person) => sql`booking_id = ${oneOf(bookings, 'bigint')}`
const internalId = { withheld: 'an internal id' }
const secret = { withheld: 'a secret or a digest, of no use to the person' }
/** The retention of a table whose rows are never deleted. */
export const businessRecord = { until: 'the business records of the provider are deleted' }
/** Rows that the accounts need, without their person. */
const withoutUser = { of: ofUser, erasure: { set: { user_id: sql`null` } }, retention: businessRecord }
/** The history of a record, which names who changed it. */
const history = {
  personal: { actor: internalId },
  of: ({ userId }: Person) => sql`actor = ${`traveller:${userId}`}`,
  erasure: { set: { actor: sql`'traveller:gone'` } },
  retention: businessRecord,
}
/** Contact of a booking without the person; the country is needed for statistics. */
const anonymousContact = sql`jsonb_build_object('email', '', 'phone', '', 'country', coalesce(contact ->> 'country', ''))`

const declarations: Record<string, Declaration> = {
  contact_message: {
    purpose: 'Messages of the contact page, to answer them',
    personal: { name: 'exported', email: 'exported', phone: 'exported', message: 'exported', answer: 'exported' },
    staff: 'answered_by',
    other: 'receipt topic locale',
    of: ({ userId, verified }) => sql`lower(email) = ${oneOf(verified, 'text')} or phone = ${oneOf(verified, 'text')}
      or ${ofFormer(userId, sql`contact_message.email`, sql`contact_message.created_at`)}`,
    erasure: 'delete',
    retention: { hours: 2 * year, expired: older('created_at') },
    exportedAs: 'contact_messages',
  },
  notification: {
    purpose: 'Notifications to send; content and recipient are removed once sent, except in the development outbox',
    personal: {
      recipient: 'exported',
      rendered: 'exported',
      data: { withheld: 'deleted when the notification is sent; contains codes and links to pay' },
      dedupe_key: internalId,
    },
    other: 'id channel locale kind status error',
    of: ({ userId, verified, references }) => sql`lower(recipient) = ${oneOf(verified, 'text')}
      or ${ofFormer(userId, sql`notification.recipient`, sql`notification.created_at`)}
      or data ->> 'reference' = ${oneOf(references, 'text')}
      or exists (select from jsonb_path_query(data, '$.entries[*].booking.reference') one where one #>> '{}' = ${oneOf(references, 'text')})
      or position(${userId} in dedupe_key) > 0
      or exists (select from unnest(${sql.param(references)}::text[]) one (reference) where position(one.reference in dedupe_key) > 0)`,
    erasure: 'delete',
    retention: { hours: 90 * day, expired: older('created_at') },
    exportedAs: 'notifications',
  },
  booking_note: {
    purpose: 'Internal notes of staff about a booking',
    personal: { text: 'exported' },
    staff: 'name',
    of: ofBookings,
    erasure: 'delete',
    retention: { hours: 2 * year, expired: older('at') },
    exportedAs: 'booking_notes',
  },
  booking_message_file: {
    purpose: 'Files that travellers and staff sent with messages; encrypted',
    other: 'file type',
    of: ({ bookings }) =>
      sql`message_id in (select id from booking_message where booking_id = ${oneOf(bookings, 'bigint')})`,
    erasure: { set: { delete_at: sql`now()` } },
    retention: { hours: messageDays * day, step: 'deleteMessageFiles' },
  },
  booking_message: {
    purpose: 'Messages between a traveller and the provider about a booking',
    personal: { text: 'exported', mail_digest: secret },
    staff: 'name',
    other: 'side way',
    of: ofBookings,
    erasure: { set: { text: sql`''`, mail_digest: sql`null` } },
    retention: { hours: 2 * year, expired: older('at') },
    exportedAs: 'booking_messages',
  },
  booking_detail: {
    purpose:
      'Details that a booking requires of its travellers: documents, flights, questions of the provider; encrypted',
    personal: { answers: 'exported' },
    of: ofBookings,
    erasure: 'delete',
    retention: { hours: detailDays * day, step: 'deleteExpiredDetails' },
    exportedAs: 'booking_details',
  },
  review_event: {
    purpose: 'History of a review: what its traveller and the staff did',
    personal: { note: 'exported' },
    staff: 'name',
    other: 'action reason',
    of: ({ bookings }) => sql`review_id in (select id from review where booking_id = ${oneOf(bookings, 'bigint')})`,
    erasure: { set: { note: sql`''` } },
    retention: { until: 'the review is deleted' },
    exportedAs: 'review_events',
  },
  review: {
    purpose: 'Reviews of completed bookings, published; without the person their stars still count',
    personal: { words: 'exported', author: 'exported', answer: 'exported' },
    other: 'kind parts locale party hidden_reason',
    of: ofBookings,
    erasure: { set: { words: sql`''`, author: sql`''`, answer: sql`''` } },
    retention: { until: 'the traveller deletes it, or the account is deleted' },
    exportedAs: 'reviews',
  },
  trip_link: {
    purpose: 'Links with which others see a trip; each has a name by which its traveller recognises it',
    personal: { name: 'exported', digest: secret },
    of: ({ bookings }) =>
      sql`id in (select link_id from trip_link_booking where booking_id = ${oneOf(bookings, 'bigint')})`,
    erasure: 'delete',
    retention: {
      hours: tripLinkDays * day,
      expired: (
        before,
      ) => sql`created_at < ${before} and not exists (select from trip_link_booking lb join booking b on b.id = lb.booking_id
        where lb.link_id = trip_link.id and b.check_out >= ${before})`,
    },
    exportedAs: 'trip_links',
  },
  trip_link_booking: {
    purpose: 'The bookings that a link to a trip shows',
    of: ofBookings,
    erasure: 'delete',
    retention: { until: 'its link is deleted' },
  },
  booking_document: {
    purpose: 'Documents that a booking needs; the file is stored encrypted, outside the database',
    personal: { why: 'exported' },
    other: 'kind state file type',
    of: ofBookings,
    // Deleting files cannot be rolled back: the next sweep deletes them with their rows.
    erasure: { set: { why: sql`''`, forget_at: sql`now()` } },
    retention: { hours: documentDays * day, step: 'deleteDocuments' },
    exportedAs: 'booking_documents',
  },
  booking_change: {
    purpose: 'Changes of bookings by their travellers, with the names that they gave',
    personal: { guests: 'exported', guests_before: 'exported' },
    other: 'state product hour product_kind first_day last_day room_type_ids selection product_before',
    of: ofBookings,
    erasure: { set: { guests: sql`'[]'::jsonb`, guests_before: sql`null` } },
    retention: { hours: 10 * year, expired: older('created_at') },
    exportedAs: 'booking_changes',
  },
  manual_refund: {
    purpose: 'Refunds by hand, for the accounts; the note can name the recipient',
    personal: { note: 'exported' },
    staff: 'name',
    other: 'reason',
    of: ofBookings,
    erasure: { set: { note: sql`''` } },
    retention: { hours: 10 * year, expired: older('at') },
    exportedAs: 'manual_refunds',
  },
  booking: {
    purpose: 'Bookings: the contract with the provider, and its accounts',
    personal: {
      guests: 'exported',
      contact: 'exported',
      special_request: 'exported',
      decline_comment: 'exported',
      search_key: { withheld: 'computed from the reference, the contact and the guests' },
    },
    other:
      'reference user_id status payment_status payment_type currency locale partner_reference reject_reason cancelled kind product hour title city_name time_zone starts_at due_days supply discount_code selection source price',
    of: ({ bookings }) => sql`id = ${oneOf(bookings, 'bigint')}`,
    erasure: {
      set: {
        user_id: sql`null`,
        guests: sql`'[]'::jsonb`,
        special_request: sql`''`,
        decline_comment: sql`''`,
        contact: anonymousContact,
      },
    },
    // The second condition is implied and uses the index.
    retention: { hours: 10 * year, expired: (before) => sql`check_out < ${before} and created_at < ${before}` },
    exportedAs: 'bookings',
  },
  booking_order: {
    purpose: 'Orders: bookings that were made together',
    other: 'reference user_id',
    ...withoutUser,
  },
  booking_event: {
    purpose: 'History of a booking: status changes and who made them',
    other: 'from_status to_status note',
    ...history,
    exportedAs: 'booking_events',
  },
  arrival_payment: {
    purpose: 'Payments in person or by transfer, for the accounts; the reason of a reversal can name the guest',
    personal: { reason: 'exported' },
    staff: 'name',
    other: 'way',
    of: ofBookings,
    erasure: { set: { reason: sql`case when reason is not null then '' end` } },
    retention: { hours: 10 * year, expired: older('at') },
    exportedAs: 'arrival_payments',
  },
  payment: {
    purpose: 'Payments with a provider, for the accounts',
    other: 'id reference user_id provider provider_id page_url currency status problem locale',
    of: ({ payments }) => sql`id = ${oneOf(payments, 'text')}`,
    erasure: { set: { user_id: sql`null` } },
    retention: businessRecord,
    exportedAs: 'payments',
  },
  payment_move: {
    purpose: 'History of a payment',
    other: 'payment_id from_status to_status note',
    ...history,
  },
  payment_event: {
    purpose: 'Events of payment providers as received, for disputes; they can name the payer',
    personal: { body: { withheld: 'a technical report of the provider; the payment is exported' } },
    other: 'provider event_id kind payment_id',
    of: ({ payments }) => sql`payment_id = ${oneOf(payments, 'text')}`,
    erasure: { set: { body: sql`''` } },
    retention: { hours: 2 * year, expired: older('received_at') },
  },
  receipt: {
    purpose: 'Simplified tax invoices; they name the seller and the booking, not the buyer',
    personal: { data: 'exported' },
    other: 'payment_id',
    erasure: { retained: 'tax law requires invoices as they were issued' },
    retention: { until: 'the period of tax law has passed; the provider deletes them' },
    exportedAs: 'receipts',
  },
  credit_note: {
    purpose: 'Credit notes of invoices; they name the seller and the booking, not the buyer',
    personal: { data: 'exported' },
    erasure: { retained: 'tax law requires credit notes as they were issued' },
    retention: { until: 'the period of tax law has passed; the provider deletes them' },
    exportedAs: 'credit_notes',
  },
  idempotency_key: {
    purpose: 'Responses of creating calls, so that a repeated call has no second effect',
    personal: { owner: internalId, answer: { withheld: 'repeats what is exported' } },
    other: 'endpoint key fingerprint',
    of: ({ userId, verified, references }) => sql`owner = ${userId} or exists (
      select from unnest(${sql.param([...verified, ...references])}::text[]) one (text) where position(one.text in answer::text) > 0)`,
    erasure: 'delete',
    retention: { hours: day, expired: older('created_at') },
  },
  rate_limit: {
    purpose: 'Counters against abuse; addresses and accounts are stored as keyed digests',
    other: 'subject',
    erasure: { retained: 'a digest cannot be read, and an erased counter could be abused to call without limit' },
    retention: { hours: day, expired: older('updated_at') },
  },
  one_time_code: {
    purpose: 'One-time codes and the registrations that wait for them',
    personal: { destination: secret, pending: secret, code_digest: secret },
    other: 'id purpose user_id device_id',
    of: ({ userId, verified }) => sql`user_id = ${userId} or destination = ${oneOf(verified, 'text')}`,
    erasure: 'delete',
    retention: { hours: 1, expired: older('expires_at') },
  },
  account_change: {
    purpose: 'Changes of an account that their owner can undo for 72 hours, with the state before',
    personal: {
      email: { withheld: 'exported as an earlier address' },
      phone: { withheld: 'an earlier number, deleted after 72 hours' },
      passkeys: { withheld: 'public keys of earlier passkeys, deleted after 72 hours' },
      digest: secret,
    },
    other: 'id user_id kind',
    erasure: 'account',
    retention: { hours: 0, expired: older('expires_at') },
  },
  former_email: {
    purpose: 'Earlier email addresses of an account, to find what was sent to them and from them',
    personal: { email: 'exported' },
    other: 'user_id',
    ...withAccount,
    exportedAs: 'former_emails',
  },
  staff_invitation: {
    purpose: 'Invitations to join the staff',
    personal: { email: { withheld: 'the address of the account' } },
    staff: 'invited_by inviter_id',
    other: 'id role hotel_ids locale digest',
    of: ({ verified }) => sql`email = ${oneOf(verified, 'text')}`,
    erasure: 'delete',
    retention: { hours: 90 * day, expired: older('expires_at') },
  },
  promotion_use: {
    purpose: 'Uses of promotion codes; without the person they still count',
    other: 'user_id',
    ...withoutUser,
  },
  promotion_person: {
    purpose: 'How often an account uses a promotion code, to limit it',
    other: 'user_id',
    ...withAccount,
  },
  gift_card: {
    purpose: 'Gift cards with their holders, for the accounts and to answer questions about a balance',
    personal: { holder_name: 'exported', holder_email: 'exported', note: 'exported' },
    staff: 'issued_by',
    other: 'code_digest last_four currency user_id',
    of: ({ userId, verified }) => sql`user_id = ${userId} or lower(holder_email) = ${oneOf(verified, 'text')}`,
    erasure: { set: { user_id: sql`null`, holder_name: sql`''`, holder_email: sql`''`, note: sql`''` } },
    retention: { hours: 2 * year, expired: (before) => sql`expires_on < ${before} and issued_at < ${before}` },
    exportedAs: 'gift_cards',
  },
  cart: {
    purpose: 'Carts of travellers and browsers',
    other: 'user_id token_digest promotion_code',
    of: ofUser,
    erasure: 'delete',
    retention: { hours: cartDays * day, expired: (before) => sql`user_id is null and touched_at < ${before}` },
  },
  cart_line: {
    purpose: 'Selections in a cart, with the ages of children and the place of the search',
    personal: { selection: 'exported' },
    other: 'digest currency',
    erasure: 'account',
    retention: { until: 'the cart is deleted' },
    exportedAs: 'cart',
  },
  checkout: {
    purpose: 'The checkout form as filled in so far',
    personal: { draft: 'exported' },
    other: 'user_id token_digest',
    of: ofUser,
    erasure: 'delete',
    retention: { hours: checkoutDays * day, expired: older('touched_at') },
    exportedAs: 'checkout',
  },
  saved_hotel: {
    purpose: 'Hotels that a traveller has saved, with dates, party and price, to show and report lower prices',
    personal: { stay: 'exported' },
    other: 'user_id currency',
    of: ofUser,
    erasure: 'delete',
    retention: untilAccount,
    exportedAs: 'saved_hotels',
  },
  account_event: {
    purpose: 'Security events of an account, for its owner and to investigate break-ins',
    personal: { address: 'exported' },
    other: 'id user_id kind',
    of: ofUser,
    erasure: { set: { address: sql`''` } },
    retention: { hours: year, expired: older('at') },
    exportedAs: 'account_events',
  },
  account: {
    purpose: 'Sign-in with a password',
    personal: { account_id: internalId, password: secret },
    other: 'id provider_id user_id',
    ...withAccount,
  },
  session: {
    purpose: 'Signed-in devices, so that their owner can sign them out',
    personal: { ip_address: 'exported', user_agent: 'exported', token: secret, previous_token: secret },
    other: 'id user_id',
    erasure: 'account',
    retention: { hours: 30 * day, step: 'deleteExpiredSessions' },
    exportedAs: 'sessions',
  },
  interrupted_form: {
    purpose: 'Forms that arrived after their session had ended, encrypted, to fill them in again after sign-in',
    personal: { form: { withheld: 'encrypted for one browser, for an hour' } },
    other: 'token_digest page',
    erasure: { retained: 'not linked to an account, and deleted within hours' },
    retention: { hours: interruptedFormHours, step: 'deleteInterruptedForms' },
  },
  session_proof: {
    purpose: 'Sessions that have given their second factor',
    other: 'session_id',
    erasure: 'account',
    retention: { until: 'the session is deleted' },
  },
  second_factor: {
    purpose: 'Authenticator apps of staff',
    personal: { salt: secret },
    other: 'user_id',
    ...withAccount,
  },
  recovery_code: {
    purpose: 'Codes of staff who have lost their authenticator app',
    personal: { digest: secret },
    other: 'user_id',
    ...withAccount,
  },
  passkey: {
    purpose: 'Passkeys: sign-in without a password',
    personal: { name: 'exported', credential_id: secret, public_key: secret, transports: secret },
    other: 'id user_id',
    ...withAccount,
    exportedAs: 'passkeys',
  },
  passkey_challenge: {
    purpose: 'Challenges for passkeys, each valid once',
    personal: { challenge: secret },
    other: 'user_id',
    of: ofUser,
    erasure: 'delete',
    retention: { hours: 0, expired: older('expires_at') },
  },
  travel_document: {
    purpose: 'Passport data for visas, with consent, encrypted',
    personal: { number_end: 'exported', expires_on: 'exported', issued_by: 'exported', consent_text: 'exported' },
    other: 'user_id',
    erasure: 'account',
    retention: { until: 'its owner removes it or deletes the account' },
    exportedAs: 'document',
  },
  companion: {
    purpose: 'People with whom a traveller travels: names, documents and assistance, encrypted',
    personal: { details: 'exported' },
    other: 'id user_id',
    erasure: 'account',
    retention: { until: 'its owner removes it or deletes the account' },
    exportedAs: 'companions',
  },
  staff_member: {
    purpose: 'Roles of members of staff',
    other: 'user_id role',
    ...withAccount,
    exportedAs: 'staff',
  },
  staff_hotel: {
    purpose: 'The hotels that a member of staff is limited to',
    other: 'user_id',
    ...withAccount,
  },
  notice_choice: {
    purpose: 'What the office and members of staff chose to be notified of',
    personal: { modes: 'exported' },
    other: 'user_id hotel_ids locale',
    ...withAccount,
    exportedAs: 'notice_choice',
  },
  notice: {
    purpose: 'Events that the office or a member of staff has not been told of yet; without their content',
    other: 'recipient contact_receipt',
    of: ({ userId }) => sql`recipient = ${userId}`,
    erasure: 'delete',
    retention: { hours: 30 * day, expired: older('at') },
  },
  hotel_of_day: {
    purpose: 'The hotel that the page of the day shows to a member of staff',
    other: 'user_id',
    ...withAccount,
  },
  api_key: {
    purpose: 'Keys of partners, which are companies',
    staff: 'made_by',
    other: 'id user_id name prefix digest scopes',
    ...withAccount,
  },
  staff_audit: {
    purpose: 'Evidence of changes by staff; it contains no data of guests',
    staff: 'user_id name address',
    other: 'role endpoint subject before after request_id',
    erasure: { retained: 'evidence that nobody can change' },
    retention: businessRecord,
  },
  revision: {
    purpose: 'Revisions of edited texts and their authors',
    staff: 'by name',
    other: 'kind subject state data',
    erasure: { retained: 'a record of editorial work' },
    retention: businessRecord,
  },
  stock_change: {
    purpose: 'Changes of allotments and prices by staff',
    staff: 'by',
    other: 'nights',
    erasure: { retained: 'a record of the work of staff' },
    retention: businessRecord,
  },
  faq_vote: {
    purpose: 'Whether an answer helped; the voter is a keyed digest',
    other: 'entry voter',
    erasure: { retained: 'without the account, nobody can link the digest to a person' },
    retention: { until: 'the question is deleted' },
  },
  channel_event: {
    purpose: 'Events in calendars of channels, which can name their guests',
    personal: { summary: { withheld: 'of a booking at a channel, which informs its guest' } },
    other: 'key raw problem',
    erasure: { retained: 'not linked to an account; it is deleted with the next reading of its calendar' },
    retention: { until: 'a reading after its end, or staff removes its calendar' },
  },
  guest_word: {
    purpose: 'Testimonials that editors publish with the consent of the guest',
    personal: { words: { withheld: 'published' }, guest: { withheld: 'published' } },
    erasure: { retained: 'not linked to an account; editors remove it on request' },
    retention: { until: 'an editor removes it' },
  },
  blog: {
    purpose: 'Articles with the name of their author',
    personal: { added_by: { withheld: 'published' } },
    other: 'slug category tags title summary body image_id search_key',
    erasure: { retained: 'not linked to an account; editors remove it on request' },
    retention: { until: 'an editor removes it' },
  },
  // Last, because the condition of other tables reads it, and its rows delete those of other tables.
  user: {
    purpose: 'Accounts',
    personal: { name: 'exported', email: 'exported', phone: 'exported', image: 'exported', nationality: 'exported' },
    other: 'id locale currency',
    of: ({ userId }) => sql`id = ${userId}`,
    erasure: 'delete',
    retention: untilAccount,
    exportedAs: 'profile',
  },
}

/**
 * The register of personal data: every table with personal data, its purpose and retention, how it is erased and
 * exported. A test compares it with the schema of the database. Tables are erased in this order.
 */
export const personalTables: Record<string, PersonalTable> = Object.fromEntries(
  Object.entries(declarations).map(([table, declared]) => [table, { personal: {}, other: '', ...declared }]),
)

/** Tables without personal data, with their text and JSON columns. */
export const tablesWithoutPersonalData: Record<string, string> = {
  amenity: 'id scope group name',
  blog_category: 'slug name',
  booking_charge: 'source subject detail name reason',
  booking_offer: 'state product hour product_kind first_day last_day room_type_ids substitution',
  booking_payment: 'payment_id',
  booking_room: 'priced',
  cancellation_policy: 'code name windows',
  change: 'tag',
  channel_calendar: 'name url effect',
  city: 'slug country name time_zone search_key',
  client_statistic: 'label',
  content_page: 'slug body',
  country: 'code name calling_code currency',
  departure: '',
  departure_price: 'sharing',
  district: 'slug city name shape search_key',
  faq_entry: 'slug topic question answer',
  faq_topic: 'slug name',
  general_goal: 'icon title text',
  hashtag: 'slug name',
  gift_use: 'state payment_id',
  hotel:
    'slug name summary description city main_facilities amenities currency fees price_policy supply request_email request_phone request_locale image_ids search_key street phone tourism_licence official_class',
  image: 'id scene options alt file focus',
  ledger_entry: 'transaction_id account currency payment_id reference',
  notification_wording: 'kind texts',
  night_inventory: '',
  package:
    'slug title summary description tour_type departure_city programme included excluded notes aviation requirements currency payment deposit supply meeting_point image_ids search_key',
  package_extra: 'code name basis',
  package_hotel: 'board guarantee name city note',
  package_type: 'slug name',
  page_header: 'page title text image_id',
  place: 'slug city category name iata source search_key',
  promotion: 'code name only_hotels only_packages only_services',
  promotion_booking: '',
  rate_plan: 'code board payment',
  reference_import: 'target key',
  refund: 'key payment_id reference reason provider_refund_id',
  hotel_substitution: '',
  room_calendar: 'token',
  room_type: 'code name beds view amenities image_ids',
  sandbox_payment: 'id given_id currency reference description locale return_path state card',
  sandbox_refund: 'key payment_id',
  season: 'code name',
  season_note: 'code title text city',
  service:
    'slug name summary about included notes basis city meeting_point to_city requirements currency payment supply image_ids search_key',
  service_option: 'code name times weekdays seasonal_prices',
  service_slot: '',
  service_type: 'slug name about kind icon',
  setting: 'key value',
  task_run: 'task',
  // Invoices and credit notes as signed: they name the seller and the product, not the buyer.
  tax_document: 'previous_hash hash xml qr status messages',
  tax_rule: 'kind country base',
  tax_unit: 'environment certificate credentials',
  terms_version: 'body',
}

/** Tables of the job queue, in their schema: ids without personal data, deleted two days after a job is done. */
export const jobTables: readonly string[] = [
  'bam', 'job', 'job_common', 'job_dependency', 'queue', 'queue_stats', 'schedule', 'subscription', 'version', 'warning',
] // prettier-ignore
