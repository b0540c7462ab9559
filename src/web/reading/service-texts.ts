import type { ServiceKind } from '#domains/services/kinds.ts'

/** What a category of services is about, in a sentence. Trains are transfers without a driver. */
export function serviceText({ kind, icon }: { kind: ServiceKind; icon: string }) {
  return icon === 'train' ? 'content.serviceTrain' : kinds[kind]
}

const kinds = {
  transfer: 'content.serviceTransfer',
  guide: 'content.serviceGuide',
  assistance: 'content.serviceAssistance',
  meal: 'content.serviceMeal',
  document: 'content.serviceDocument',
} as const satisfies Record<ServiceKind, string>
