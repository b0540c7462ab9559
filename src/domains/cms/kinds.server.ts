import { companyKinds } from '#domains/cms/kinds/company.server.ts'
import { brandKinds } from '#domains/cms/kinds/brand.server.ts'
import { frontKinds } from '#domains/cms/kinds/front.server.ts'
import { hotelKinds } from '#domains/cms/kinds/hotel.server.ts'
import { packageKinds } from '#domains/cms/kinds/package.server.ts'
import { placeKinds } from '#domains/cms/kinds/places.server.ts'
import { readingKinds } from '#domains/cms/kinds/content.server.ts'
import { serviceKinds } from '#domains/cms/kinds/service.server.ts'
import { promotionKind } from '#domains/cms/kinds/promotion.server.ts'
import { termKinds } from '#domains/cms/kinds/terms.server.ts'
import { notificationKind } from '#domains/cms/kinds/email.server.ts'
import type { Field, Kind, KindName } from '#domains/cms/shapes.ts'

/** All kinds that can be edited in the admin. */
export const kinds: Record<KindName, Kind> = {
  ...readingKinds,
  ...frontKinds,
  ...companyKinds,
  ...brandKinds,
  ...hotelKinds,
  ...packageKinds,
  ...serviceKinds,
  ...placeKinds,
  ...termKinds,
  ...promotionKind,
  ...notificationKind,
}

/** The editable fields of an item. */
export function fieldsOf(kind: KindName, subject: string): readonly Field[] {
  return kinds[kind].fieldsOf?.(subject) ?? kinds[kind].fields
}
