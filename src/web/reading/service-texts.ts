import type { ServiceKind } from '#domains/services/kinds.ts'

/** What each kind of service is about, in a sentence. */
export const serviceTexts = {
  transfer: 'content.serviceTransfer',
  guide: 'content.serviceGuide',
  assistance: 'content.serviceAssistance',
  meal: 'content.serviceMeal',
  document: 'content.serviceDocument',
} as const satisfies Record<ServiceKind, string>
