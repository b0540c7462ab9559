import { done, invalid } from '#api/endpoint.ts'
import { readSettings } from '#domains/content/queries.server.ts'
import type { Handlers, StaffContext } from '#domains/context.ts'
import type { officeEndpoints } from '#domains/office/contract.ts'
import { findChoice, saveChoice, type Choice } from '#domains/office/recipients.server.ts'
import { areHotels } from '#domains/staff/people.server.ts'
import type { Locale } from '#i18n/locale.ts'

export const officeHandlers: Handlers<typeof officeEndpoints> = {
  async show_my_notices({ db, actor }) {
    const { modes, hotelIds, others } = await findChoice(db, actor.userId)
    const limit = actor.staff.hotels
    return done({
      modes,
      hotels: limit === null || hotelIds === null ? hotelIds : hotelIds.filter((id) => limit.includes(id)),
      others: others && limit === null,
      email: actor.email ?? '',
    })
  },

  save_my_notices: (context, { modes, hotels, others }) =>
    save(context, context.actor.userId, { modes, hotelIds: hotels, others }),

  async show_office_notices({ db }) {
    const { contact } = await readSettings(db)
    const { hotelIds: hotels, ...choice } = await findChoice(db, null)
    return done({ ...choice, hotels, email: contact.email })
  },

  save_office_notices: (context, { modes, hotels, others, locale }) =>
    save(context, null, { modes, hotelIds: hotels, others, locale }),
}

async function save(context: StaffContext, userId: string | null, choice: Choice & { locale?: Locale }) {
  const { db, actor, audits } = context
  const { hotelIds, others } = choice
  const limit = actor.staff.hotels
  const isWithin = hotelIds === null || limit === null || hotelIds.every((id) => limit.includes(id))
  if (hotelIds !== null && (!isWithin || !(await areHotels(db, hotelIds)))) return invalid('hotels', 'not_a_choice')
  if (hotelIds?.length === 0 && !others) return invalid('hotels', 'required')
  const { locale: _, ...before } = await findChoice(db, userId)
  await saveChoice(db, userId, choice)
  audits.push({ subject: `notices:${userId ?? 'office'}`, before, after: choice })
  return done({})
}
