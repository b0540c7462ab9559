import type { SignedDocument, SigningKey, TaxDocument, TaxUnit } from '@rihla/zatca/document'

/** A registered unit: its key, and the token and secret that authenticate its reports. */
export type RegisteredUnit = SigningKey & { token: string; secret: string; expiresAt: Date }

export type TaxMessage = { code: string; text: string }

/** The answer to a report. A rejected document must be corrected; a report without an answer is repeated. */
export type Reported =
  | { state: 'reported' | 'warned'; warnings: TaxMessage[] }
  | { state: 'rejected'; errors: TaxMessage[]; warnings: TaxMessage[] }

/** The authority did not register a unit. Its messages are the reason in its words. */
export class NotRegistered extends Error {
  readonly messages: TaxMessage[]
  constructor(messages: TaxMessage[]) {
    super(messages.map(({ code, text }) => `${code}: ${text}`).join('; '))
    this.messages = messages
  }
}

export type TaxAuthority = {
  sign: (document: TaxDocument, key: SigningKey, at: Date) => SignedDocument
  /** Throws `NotRegistered` if the authority rejects the registration. */
  register: (unit: TaxUnit, otp: string, now: Date) => Promise<RegisteredUnit>
  /** Throws if the authority does not answer. The same document can be reported again. */
  report: (signed: SignedDocument, unit: Pick<RegisteredUnit, 'token' | 'secret'>) => Promise<Reported>
}
