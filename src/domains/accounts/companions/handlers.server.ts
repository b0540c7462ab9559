import { done, err } from '#api/endpoint.ts'
import type { Companion, companionEndpoints } from '#domains/accounts/companions/contract.ts'
import {
  addCompanion,
  deleteCompanion,
  findCompanions,
  updateCompanion,
} from '#domains/accounts/companions/companions.server.ts'
import type { Handlers, RateRule } from '#domains/context.ts'
import { siteTimeZone, todayIn } from '#domains/shared/dates.ts'
import { missingDetails, readDetails, type Details } from '#domains/shared/details/fields.ts'
import { companionFields, travellerNotes } from '#domains/shared/details/travellers.ts'

const saves: RateRule = { burst: 60, perHour: 120 }

export const companionHandlers: Handlers<typeof companionEndpoints> = {
  async fetch_companions({ pool, ports, actor, now }) {
    const companions = await findCompanions(pool, ports.vault, actor.userId)
    return done(companions.map((one) => ({ ...one, notes: notesOf(one.details, now) })))
  },

  async save_companion({ db, ports, actor, now }, { id, details: typed }) {
    const wait = await ports.limit(`companion:account:${actor.userId}`, saves)
    if (wait) return err('too_many_requests', { retryAfter: wait })
    const { details, errors } = readDetails(companionFields, typed, todayIn(siteTimeZone, now))
    // A wrong answer is none that is missing.
    const answered = { ...details, ...Object.fromEntries(errors.map(({ path }) => [path, 'wrong'])) }
    const missing = missingDetails(companionFields, answered)
    const wrong = [...errors, ...missing.map((path) => ({ path, code: 'required' }))]
    if (wrong.length > 0) {
      return err('invalid_input', { errors: wrong.map((one) => ({ ...one, path: `details.${one.path}` })) })
    }
    const input = { userId: actor.userId, details, now }
    if (id === undefined) {
      const added = await addCompanion(db, ports.vault, input)
      return added ? done({ id: added, notes: notesOf(details, now) }) : err('conflict')
    }
    const changed = await updateCompanion(db, ports.vault, { ...input, id })
    return changed ? done({ id, notes: notesOf(details, now) }) : err('not_found')
  },

  async remove_companion({ pool, actor }, { id }) {
    return (await deleteCompanion(pool, { id, userId: actor.userId })) ? done({}) : err('not_found')
  },
}

function notesOf(details: Details, now: Date): Companion['notes'] {
  const today = todayIn(siteTimeZone, now)
  const notes = travellerNotes(details, { startsOn: today, returnsOn: today, group: [] })
  return notes.filter((note) => note === 'document_expires' || note === 'document_short')
}
