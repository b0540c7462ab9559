import { sql } from 'drizzle-orm'
import { agents, type StaffRole } from '#api/staff.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { PersonalData, Queryable } from '#domains/context.ts'
import { ofEachKind, type NoticeKind, type NoticeMode, type NoticeModes } from '#domains/office/kinds.ts'
import type { HotelLimit } from '#domains/staff/hotel-limits.server.ts'
import type { Locale } from '#i18n/locale.ts'

/** What a recipient chose to hear of; `hotelIds` null for all hotels. */
export type Choice = { modes: NoticeModes; hotelIds: number[] | null; others: boolean }

export type Recipient = Choice & {
  /** `office`, or the id of a member of staff, as in `notice.recipient`. */
  key: string
  to: string
  locale: Locale
  /** The member of staff whose rights decide; null for the office address. */
  reader: string | null
  /** True for the office address, and for a manager while there is none. */
  isOffice: boolean
  limit: HotelLimit
}

type StaffRow = {
  userId: string
  email: string
  locale: Locale
  role: StaffRole
  limit: number[] | null
  choice: Choice | null
}

const officeDefault: Choice = { modes: ofEachKind('at_once'), hotelIds: null, others: true }
const memberDefault: Choice = { modes: ofEachKind('off'), hotelIds: null, others: true }

/** What a member of staff chose to hear of, or with null the office. */
export async function findChoice(db: Queryable, userId: string | null): Promise<Choice & { locale: Locale }> {
  const result = await db.execute<Choice & { locale: Locale | null }>(sql`
    select modes, hotel_ids as "hotelIds", others, locale from notice_choice where user_id is not distinct from ${userId}::text`)
  const [stored] = result.rows
  const initial = userId === null ? officeDefault : memberDefault
  return {
    ...(stored ?? initial),
    locale: stored?.locale ?? (userId === null ? await languageOfManagers(db) : 'en'),
  }
}

/** What a member of staff chose to hear of. */
export const noticesOfPerson: PersonalData = {
  async collect(db, userId) {
    const { rows } = await db.execute(sql`select modes, hotel_ids, others from notice_choice where user_id = ${userId}`)
    return rows[0] ? { notice_choice: rows[0] } : {}
  },
}

export async function saveChoice(
  db: Queryable,
  userId: string | null,
  { modes, hotelIds, others, locale = null }: Choice & { locale?: Locale | null },
): Promise<void> {
  const values = sql`${JSON.stringify(modes)}::jsonb, ${hotelIds && sql.param([...hotelIds])}::int[], ${others}::boolean, ${locale}::text`
  await db.execute(sql`
    insert into notice_choice (user_id, modes, hotel_ids, others, locale) values (${userId}::text, ${values})
    on conflict (user_id) do update set (modes, hotel_ids, others, locale) = (${values})`)
}

/**
 * Everybody who hears of something now: the office address, or all managers while there is none, and the members of staff who
 * chose to, without those who are suspended or have no right to bookings. One recipient per address.
 */
export async function findRecipients(db: Queryable): Promise<Recipient[]> {
  const [{ contact }, office, staff] = [await readSettings(db), await findChoice(db, null), await findStaffRows(db)]
  const member = ({ userId, email, locale, limit }: StaffRow) => ({
    key: userId,
    to: email,
    locale,
    reader: userId,
    limit,
  })
  const all: Recipient[] = [
    ...(contact.email
      ? [{ ...office, key: 'office', to: contact.email, reader: null, isOffice: true, limit: null }]
      : staff
          .filter(({ role }) => role === 'manager')
          .map((row) => ({ ...office, ...member(row), key: 'office', isOffice: true }))),
    ...staff.flatMap((row) => (row.choice ? [{ ...row.choice, ...member(row), isOffice: false }] : [])),
  ]
  const byAddress = new Map<string, Recipient>()
  for (const one of all) {
    const address = one.to.toLowerCase()
    if (!byAddress.has(address)) byAddress.set(address, one)
  }
  return [...byAddress.values()]
}

/**
 * How a recipient hears of something about a hotel, or about none: as chosen, and of urgent things at once. The office
 * hears of urgent things whatever is chosen.
 */
export function modeFor(
  recipient: Recipient,
  { kind, hotelId, urgent }: { kind: NoticeKind; hotelId: number | null; urgent: boolean },
): NoticeMode {
  if (!mayHear(recipient.limit, hotelId)) return 'off'
  const { modes, hotelIds, others, isOffice } = recipient
  const chosen = hotelId === null ? others : hotelIds === null || hotelIds.includes(hotelId)
  const mode = chosen ? modes[kind] : 'off'
  return urgent && (isOffice || mode === 'daily') ? 'at_once' : mode
}

/** True if a member of staff with a limit may hear of something about a hotel, or about none. */
export function mayHear(limit: HotelLimit, hotelId: number | null): boolean {
  return limit === null || (hotelId !== null && limit.includes(hotelId))
}

/** The limit of a member of staff who may hear of bookings now; `none` if there is no such member. */
export async function findLimit(db: Queryable, userId: string): Promise<HotelLimit | 'none'> {
  const [row] = await findStaffRows(db, userId)
  return row ? row.limit : 'none'
}

async function findStaffRows(db: Queryable, userId: string | null = null): Promise<StaffRow[]> {
  const result = await db.execute<StaffRow>(sql`
    select m.user_id as "userId", u.email, u.locale, m.role,
      case when m.role <> 'manager' then (select array_agg(l.hotel_id order by l.hotel_id) from staff_hotel l where l.user_id = m.user_id) end as "limit",
      (select jsonb_build_object('modes', c.modes, 'hotelIds', to_jsonb(c.hotel_ids), 'others', c.others)
        from notice_choice c where c.user_id = m.user_id) as choice
    from staff_member m join "user" u on u.id = m.user_id
    where m.suspended_at is null and m.role = any(${sql.param([...agents])}::text[]) and u.email <> ''
      and (${userId}::text is null or m.user_id = ${userId}) order by m.since, m.user_id`)
  return result.rows
}

/** The language of the first manager: that of the office until one is chosen. */
async function languageOfManagers(db: Queryable): Promise<Locale> {
  const rows = await findStaffRows(db)
  return rows.find(({ role }) => role === 'manager')?.locale ?? 'en'
}
