import type { ApiError } from '#api/errors.ts'
import type { ApiClient } from '#api/index.ts'
import { readSelection, selectionFields } from '#domains/cart/cart-form.ts'
import { errorTitle } from '#i18n/error-text.ts'
import type { Translator } from '#i18n/translator.ts'

export type Selection = Parameters<typeof selectionFields>[0]

/** A selection as one form field, so that one form can add several. */
export function packSelection(selection: Selection): string {
  const fields = selectionFields(selection).map(([name, value]) => [name, String(value)])
  return new URLSearchParams(fields).toString()
}

type FailedSelection = { selection: ReturnType<typeof readSelection>; error: ApiError }

/** One submission adds at most this many selections. */
const maxSelections = 12

/** Adds packed selections to the cart in their order; those that cannot be added are returned with the reason. */
export async function addSelections(api: ApiClient, packed: readonly string[]): Promise<{ failed: FailedSelection[] }> {
  const failed: FailedSelection[] = []
  for (const text of packed.slice(0, maxSelections)) {
    const form = new FormData()
    for (const [name, value] of new URLSearchParams(text)) form.append(name, value)
    const selection = readSelection(form)
    const stored = await api.store_cart(selection)
    if (!stored.ok) failed.push({ selection, error: stored.error })
  }
  return { failed }
}

/** One line for each selection that could not be added: its name, as far as it is known, and the reason. */
export function failureLabels(api: ApiClient, failed: readonly FailedSelection[], t: Translator): Promise<string[]> {
  return Promise.all(
    failed.map(async ({ selection, error }) => {
      const hotel =
        selection.kind === 'stay' && Number.isSafeInteger(selection.hotel_id)
          ? await api.show_hotel({ id: selection.hotel_id })
          : null
      const name = hotel?.ok ? hotel.data.name : t(`cart.kind_${selection.kind}`)
      return t('twocities.notAddedLine', { name, reason: errorTitle(t, error.code) })
    }),
  )
}
