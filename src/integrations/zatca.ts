import { randomUUID } from 'node:crypto'
import { certificateFacts, certificateRequest, newKey, ownCertificate } from '@rihla/zatca/certificates'
import {
  firstPreviousHash,
  type SignedDocument,
  type SigningKey,
  type TaxDocument,
  type TaxUnit,
} from '@rihla/zatca/document'
import { signDocument } from '@rihla/zatca/sign'
import { z } from 'zod'
import {
  NotRegistered,
  type RegisteredUnit,
  type TaxAuthority,
  type TaxMessage,
} from '#domains/einvoicing/authority.ts'
import { riyadhTime } from '#domains/einvoicing/lines.ts'
import type { TaxEnvironment } from '#domains/einvoicing/shapes.ts'

type RemoteEnvironment = Exclude<TaxEnvironment, 'local'>

const paths: Record<RemoteEnvironment, string> = {
  sandbox: 'developer-portal',
  simulation: 'simulation',
  production: 'core',
}

const issued = z.object({
  requestID: z.union([z.string(), z.number()]),
  binarySecurityToken: z.string(),
  secret: z.string(),
})

const message = z.object({ code: z.string().nullish(), message: z.string().nullish() })
const answer = z.object({
  validationResults: z
    .object({
      status: z.string().nullish(),
      warningMessages: z.array(message).nullish(),
      errorMessages: z.array(message).nullish(),
    })
    .nullish(),
  reportingStatus: z.string().nullish(),
  // The code and the message of an error before the validation.
  code: z.string().nullish(),
  message: z.string().nullish(),
  errors: z.array(z.union([z.string(), message])).nullish(),
})

/** Five years, as the certificates of ZATCA are valid. */
const ownCertificateYears = 5

/**
 * The Saudi tax authority (ZATCA), phase 2, for simplified invoices: they are signed here and reported within 24 hours.
 * `url` is the address of a local server that implements its protocol. The environment `local` keeps everything here.
 */
export function taxAuthorityOf(environment: TaxEnvironment, url?: string): TaxAuthority {
  return environment === 'local' ? localAuthority : zatca(environment, url ?? 'https://gw-fatoora.zatca.gov.sa')
}

/** Signs with a certificate of its own and accepts every document. */
const localAuthority: TaxAuthority = {
  sign: signDocument,
  register(unit, _, now) {
    const key = newKey()
    const expiresAt = new Date(
      Date.UTC(now.getUTCFullYear() + ownCertificateYears, now.getUTCMonth(), now.getUTCDate()),
    )
    return Promise.resolve({
      privateKey: pem(key),
      certificate: ownCertificate(unit, key, { now, expiresAt }),
      token: '',
      secret: '',
      expiresAt,
    })
  },
  report: () => Promise.resolve({ state: 'reported', warnings: [] }),
}

function zatca(environment: RemoteEnvironment, url: string): TaxAuthority {
  const call = async (path: string, headers: Record<string, string>, body: unknown) => {
    const response = await fetch(`${url}/e-invoicing/${paths[environment]}/${path}`, {
      method: 'POST',
      headers: {
        'Accept-Version': 'V2',
        'Accept-Language': 'en',
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    })
    return { status: response.status, body: (await response.json().catch(() => ({}))) as unknown }
  }
  const credentials = ({ token, secret }: { token: string; secret: string }) => ({
    Authorization: `Basic ${Buffer.from(`${token}:${secret}`).toString('base64')}`,
  })
  const certified = async (path: string, headers: Record<string, string>, body: unknown) => {
    const answered = await call(path, headers, body)
    const read = issued.safeParse(answered.body)
    if (answered.status === 200 && read.success) return read.data
    throw new NotRegistered(messagesOf(answered.status, answered.body).errors)
  }

  return {
    sign: signDocument,

    async register(unit, otp, now) {
      const key = newKey()
      const csr = Buffer.from(certificateRequest(unit, key, environment)).toString('base64')
      const compliance = await certified('compliance', { OTP: otp }, { csr })
      const signing = { privateKey: pem(key), certificate: certificateOf(compliance.binarySecurityToken) }
      const login = credentials({ token: compliance.binarySecurityToken, secret: compliance.secret })
      for (const document of complianceDocuments(unit, signing, now)) {
        const checked = await call('compliance/invoices', login, bodyOf(document))
        const { errors } = messagesOf(checked.status, checked.body)
        if (checked.status >= 300 || errors.length > 0) throw new NotRegistered(errors)
      }
      const productive = await certified('production/csids', login, { compliance_request_id: compliance.requestID })
      return registered(signing, productive)
    },

    async report(signed, unit) {
      const path = 'invoices/reporting/single'
      const answered = await call(path, { ...credentials(unit), 'Clearance-Status': '0' }, bodyOf(signed))
      const { errors, warnings } = messagesOf(answered.status, answered.body)
      // 409: an earlier report of the same document has arrived.
      if (answered.status === 409) return { state: 'reported', warnings: [] }
      if (answered.status === 200 || answered.status === 202)
        return { state: warnings.length > 0 ? 'warned' : 'reported', warnings }
      if (answered.status === 400) return { state: 'rejected', errors, warnings }
      throw new Error(`ZATCA answered ${answered.status} ${errors[0]?.code ?? ''}`.trim())
    },
  }
}

/**
 * The portal for developers answers with the certificate of another key; documents are then signed with the one of the
 * compliance check.
 */
function registered(
  signing: SigningKey,
  { binarySecurityToken: token, secret }: z.output<typeof issued>,
): RegisteredUnit {
  const ownCertificate = certificateFacts(signing.certificate)
  const offered = certificateOf(token)
  const { publicKey } = certificateFacts(offered)
  const certificate = publicKey.equals(ownCertificate.publicKey) ? offered : signing.certificate
  return { ...signing, certificate, token, secret, expiresAt: certificateFacts(certificate).expiresAt }
}

/** One document of each kind that the unit will issue, or may have to, in one chain. */
function complianceDocuments(unit: TaxUnit, key: SigningKey, now: Date): SignedDocument[] {
  const [date = '', time = ''] = riyadhTime(now)
  let previousHash = firstPreviousHash
  return (['invoice', 'credit_note', 'debit_note'] as const).map((kind, i) => {
    const document: TaxDocument = {
      kind,
      number: `CHECK-${i + 1}`,
      uuid: randomUUID(),
      date,
      time,
      seller: unit.seller,
      means: 10,
      ...(kind !== 'invoice' && { of: { number: 'CHECK-1', reason: 'Check of the registration' } }),
      lines: [{ name: 'Check of the registration', net: 10_000, vat: 1_500, category: 'S', rate: 1_500 }],
      counter: i + 1,
      previousHash,
    }
    const signed = signDocument(document, key, now)
    previousHash = signed.hash
    return signed
  })
}

function bodyOf({ uuid, hash, xml }: SignedDocument) {
  return { invoiceHash: hash, uuid, invoice: Buffer.from(xml).toString('base64') }
}

/** A token is base64 of the base64 of a certificate. */
function certificateOf(token: string): string {
  return Buffer.from(token, 'base64').toString()
}

function messagesOf(status: number, body: unknown): { errors: TaxMessage[]; warnings: TaxMessage[] } {
  const read = answer.safeParse(body)
  const { validationResults, errors = [], code, message: said } = read.success ? read.data : {}
  const view = (one: z.output<typeof message> | string): TaxMessage =>
    typeof one === 'string'
      ? { code: String(status), text: one }
      : { code: one.code ?? String(status), text: one.message ?? '' }
  const problems = [
    ...(validationResults?.errorMessages ?? []).map(view),
    ...(errors ?? []).map(view),
    ...(code || said ? [view({ code, message: said })] : []),
  ]
  const failed = status >= 300 && status !== 409
  return {
    errors: problems.length === 0 && failed ? [{ code: String(status), text: '' }] : problems,
    warnings: (validationResults?.warningMessages ?? []).map(view),
  }
}

function pem({ privateKey }: ReturnType<typeof newKey>): string {
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}
