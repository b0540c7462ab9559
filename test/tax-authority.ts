import { createHash, createPublicKey, verify, X509Certificate, type KeyObject } from 'node:crypto'
import { CertificationRequest } from '@peculiar/asn1-csr'
import { AsnConvert } from '@peculiar/asn1-schema'
import { Certificate, Name } from '@peculiar/asn1-x509'
import { certificateOf, nameOf, newKey } from '@rihla/zatca/certificates'
import { firstPreviousHash } from '@rihla/zatca/document'
import { provider, type Got } from '#test/provider.ts'

type Message = { code: string; message: string }

/**
 * A local server that implements the protocol of ZATCA for simplified documents. Like the authority it issues certificates
 * for valid requests, and checks hash, chain, signature, QR code and the required fields of each document.
 */
export async function taxAuthorityServer({ otp = '123456' } = {}) {
  const ca = newKey()
  const known = new Map<string, { secret: string; key: KeyObject; compliant: Set<string> }>()
  const chain = { counter: 0, hash: firstPreviousHash, documents: new Map<string, string>() }
  const state: { down: boolean; warns: Message[]; alsoRefuses: (xml: string) => Message[] } = {
    down: false,
    warns: [],
    alsoRefuses: () => [],
  }
  let requests = 0

  const issue = (publicKey: KeyObject, subject: Name) => {
    const validity = { now: new Date('2026-01-01T00:00:00Z'), expiresAt: new Date('2031-01-01T00:00:00Z') }
    const issuer = nameOf([
      ['2.5.4.6', 'SA'],
      ['2.5.4.3', 'Test Authority'],
    ])
    const certificate = certificateOf({ ...validity, issuer, subject }, { publicKey, privateKey: ca.privateKey })
    const token = Buffer.from(certificate).toString('base64')
    const secret = `secret-${(requests += 1)}`
    known.set(token, { secret, key: publicKey, compliant: new Set() })
    return { requestID: requests, dispositionMessage: 'ISSUED', binarySecurityToken: token, secret }
  }
  const holder = ({ headers }: Got) => {
    const login = Buffer.from((headers.authorization ?? '').replace('Basic ', ''), 'base64').toString()
    const [token = '', secret] = login.split(':')
    const found = known.get(token)
    return found && found.secret === secret ? { token, ...found } : null
  }
  const { url, requests: got } = await provider((request) => {
    if (state.down) return { status: 503, body: {} }
    const { path, headers } = request
    const body = JSON.parse(request.body) as Record<string, string>
    if (headers['accept-version'] !== 'V2') return { status: 406, body: { code: 'Invalid-Version', message: 'V2' } }
    const name = path.replace(/^\/e-invoicing\/(?:simulation|core|developer-portal)\//, '')
    if (name === 'compliance') {
      if (headers.otp !== otp)
        return { status: 400, body: { code: 'Invalid-OTP', message: 'The provided OTP is invalid' } }
      const requested = readRequest(body.csr ?? '')
      return requested
        ? { body: issue(requested.key, requested.subject) }
        : { status: 400, body: { code: 'Invalid-CSR', message: '' } }
    }
    const who = holder(request)
    if (!who) return { status: 401, body: { code: '401', message: 'Unauthorized' } }
    if (name === 'production/csids') {
      if (who.compliant.size < 3) return { status: 400, body: { code: 'Missing-ComplianceSteps', message: '' } }
      return { body: issue(who.key, new Name()) }
    }
    const xml = Buffer.from(body.invoice ?? '', 'base64').toString()
    const errors = [...findErrors(xml, body, who), ...state.alsoRefuses(xml)]
    if (name === 'compliance/invoices') {
      if (errors.length === 0) who.compliant.add(valueOf(xml, 'cbc:InvoiceTypeCode'))
      return {
        status: errors.length > 0 ? 400 : 200,
        body: {
          validationResults: { errorMessages: errors },
          reportingStatus: errors.length > 0 ? 'NOT_REPORTED' : 'REPORTED',
        },
      }
    }
    if (headers['clearance-status'] !== '0') return { status: 400, body: { code: 'Clearance-Status', message: '' } }
    if (chain.documents.has(body.uuid ?? '')) return { status: 409, body: { reportingStatus: 'REPORTED' } }
    if (Number(/<cbc:ID>ICV<\/cbc:ID><cbc:UUID>(\d+)</.exec(xml)?.[1]) !== chain.counter + 1)
      errors.push({ code: 'KSA-16', message: 'the counter does not follow' })
    if (attachedTo(xml, 'PIH') !== chain.hash) errors.push({ code: 'KSA-13', message: 'the previous hash is wrong' })
    chain.counter += 1
    chain.hash = body.invoiceHash ?? ''
    if (errors.length > 0)
      return {
        status: 400,
        body: { validationResults: { status: 'ERROR', errorMessages: errors }, reportingStatus: 'NOT_REPORTED' },
      }
    chain.documents.set(body.uuid ?? '', xml)
    const warningMessages = state.warns
    return {
      status: warningMessages.length > 0 ? 202 : 200,
      body: { validationResults: { status: 'PASS', warningMessages, errorMessages: [] }, reportingStatus: 'REPORTED' },
    }
  })
  return {
    url,
    /** The reports that arrived, accepted or not. */
    reports: () => got.filter(({ path }) => path.endsWith('/invoices/reporting/single')).length,
    paths: () => got.map(({ path }) => path),
    accepted: () => [...chain.documents.values()],
    state,
    otp,
  }
}

/** The errors for which the authority would reject a signed document. */
export function findErrors(
  xml: string,
  sent: { invoiceHash?: string; uuid?: string },
  { key }: { key: KeyObject },
): Message[] {
  const errors: Message[] = []
  const must = (code: string, holds: boolean) => {
    if (!holds) errors.push({ code, message: 'not fulfilled' })
  }
  const hash = hashOf(xml)
  must('invalid-invoice-hash', hash === sent.invoiceHash && xml.includes(`<ds:DigestValue>${hash}</ds:DigestValue>`))
  must('BR-KSA-03', valueOf(xml, 'cbc:UUID') === sent.uuid)
  must('BR-KSA-EN16931-01', valueOf(xml, 'cbc:ProfileID') === 'reporting:1.0')
  must('BR-KSA-05', ['388', '381', '383'].includes(valueOf(xml, 'cbc:InvoiceTypeCode')))
  must('BR-KSA-06', xml.includes('<cbc:InvoiceTypeCode name="0200000">'))
  must('BR-KSA-70', /^\d\d:\d\d:\d\d$/.test(valueOf(xml, 'cbc:IssueTime')))
  must('BR-KSA-08', /<cbc:ID schemeID="CRN">[a-zA-Z0-9]+</.test(xml))
  must('BR-KSA-37', /^\d{4}$/.test(valueOf(xml, 'cbc:BuildingNumber')))
  must('BR-KSA-40', /^3\d{13}3$/.test(valueOf(xml, 'cbc:CompanyID')))
  must('BR-KSA-66', /^\d{5}$/.test(valueOf(xml, 'cbc:PostalZone')))
  const isNote = valueOf(xml, 'cbc:InvoiceTypeCode') !== '388'
  must('BR-KSA-17', xml.includes('<cbc:InstructionNote>') === isNote)
  must('BR-KSA-56', xml.includes('<cac:BillingReference>') === isNote)
  errors.push(...amountErrors(xml).map((code) => ({ code, message: 'not fulfilled' })))
  const [vat, total] = [valueOf(xml, 'cbc:TaxAmount'), valueOf(xml, 'cbc:TaxInclusiveAmount')]

  const certified = new X509Certificate(Buffer.from(valueOf(xml, 'ds:X509Certificate'), 'base64'))
  must('certificate-key', certified.publicKey.equals(key))
  const signature = valueOf(xml, 'ds:SignatureValue')
  must(
    'invalid-signature',
    verify('sha256', Buffer.from(hash, 'base64'), certified.publicKey, Buffer.from(signature, 'base64')),
  )
  const signed = /<xades:SignedProperties[\s\S]*<\/xades:SignedProperties>/.exec(xml)?.[0] ?? ''
  const withNames = signed
    .replace('<xades:SignedProperties', '<xades:SignedProperties xmlns:xades="http://uri.etsi.org/01903/v1.3.2#"')
    .replace(/<ds:(\w+)/g, '<ds:$1 xmlns:ds="http://www.w3.org/2000/09/xmldsig#"')
  must('signed-properties-hashing', xml.includes(`<ds:DigestValue>${hexDigest(withNames)}</ds:DigestValue>`))
  must('cert-hashing', signed.includes(`>${hexDigest(valueOf(xml, 'ds:X509Certificate'))}<`))

  const when = `${valueOf(xml, 'cbc:IssueDate')}T${valueOf(xml, 'cbc:IssueTime')}`
  const expected = [
    valueOf(xml, 'cbc:RegistrationName').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
    valueOf(xml, 'cbc:CompanyID'),
    when,
    total,
    vat,
    hash,
    signature,
    certified.publicKey.export({ type: 'spki', format: 'der' }).toString('hex'),
    Buffer.from(AsnConvert.parse(certified.raw, Certificate).signatureValue).toString('hex'),
  ]
  must('invalid-QR', JSON.stringify(qrTags(attachedTo(xml, 'QR'))) === JSON.stringify(expected))
  return errors
}

/**
 * The published rules of EN 16931 and ZATCA that the amounts of a document break. VAT of a category can differ from its rate
 * by a minor unit for each line, which is rounded for itself; the authority accepts a whole riyal.
 */
export function amountErrors(xml: string): string[] {
  const errors = new Set<string>()
  const must = (code: string, holds: boolean) => {
    if (!holds) errors.add(code)
  }
  const minorOf = (part: string, name: string) => Math.round(Number(valueOf(part, name)) * 100)
  const partsOf = (name: string) => [...xml.matchAll(new RegExp(`<${name}>.*?</${name}>`, 'gs'))].map(([part]) => part)
  const sum = (amounts: number[]) => amounts.reduce((all, amount) => all + amount, 0)
  const categoryOf = (part: string, name: string) => {
    const [category = ''] = new RegExp(`<${name}>.*?</${name}>`, 's').exec(part) ?? []
    return { id: valueOf(category, 'cbc:ID'), rate: Number(valueOf(category, 'cbc:Percent')) }
  }
  // A credit note contains the rest up to a rounded share of its invoice.
  const rest = valueOf(xml, 'cbc:InvoiceTypeCode') === '381' ? 1 : 0
  const lines = partsOf('cac:InvoiceLine').map((line) => ({
    ...categoryOf(line, 'cac:ClassifiedTaxCategory'),
    net: minorOf(line, 'cbc:LineExtensionAmount'),
    vat: minorOf(line, 'cbc:TaxAmount'),
    gross: minorOf(line, 'cbc:RoundingAmount'),
  }))
  for (const line of lines) {
    must('BR-KSA-50', Math.abs(line.vat - line.gross + Math.round(line.gross / (1 + line.rate / 100))) <= rest)
    must('BR-KSA-51', line.gross === line.net + line.vat)
  }
  const [totals = ''] = partsOf('cac:LegalMonetaryTotal')
  const [net, total] = [minorOf(totals, 'cbc:TaxExclusiveAmount'), minorOf(totals, 'cbc:TaxInclusiveAmount')]
  const vat = minorOf(xml, 'cbc:TaxAmount')
  const groups = partsOf('cac:TaxSubtotal').map((group) => ({
    ...categoryOf(group, 'cac:TaxCategory'),
    net: minorOf(group, 'cbc:TaxableAmount'),
    vat: minorOf(group, 'cbc:TaxAmount'),
    hasReason: group.includes('<cbc:TaxExemptionReason>'),
  }))
  must('BR-CO-10', minorOf(totals, 'cbc:LineExtensionAmount') === sum(lines.map((line) => line.net)))
  must('BR-CO-13', net === minorOf(totals, 'cbc:LineExtensionAmount'))
  must('BR-CO-14', vat === sum(groups.map((group) => group.vat)))
  must('BR-CO-15', net + vat === total)
  must('BR-CO-16', minorOf(totals, 'cbc:PayableAmount') === total - minorOf(totals, 'cbc:PrepaidAmount'))
  must('BR-CO-18', groups.length > 0)
  for (const { id, rate, hasReason, ...group } of groups) {
    const mine = lines.filter((line) => line.id === id && line.rate === rate)
    must(`BR-${id}-08`, group.net === sum(mine.map((line) => line.net)))
    must('BR-CO-17', Math.abs(group.vat - Math.round((group.net * rate) / 100)) <= mine.length * (1 + rest))
    must(`BR-${id}-09`, rate > 0 || group.vat === 0)
    // Every category but the standard one needs a reason of the authority’s list.
    must('BR-KSA-69', hasReason === (id !== 'S'))
    must('BR-S-05', rate > 0 === (id === 'S'))
  }
  return [...errors]
}

/** The values of a QR code: text, and the last two in hexadecimal. */
export function qrTags(base64: string): string[] {
  const bytes = Buffer.from(base64, 'base64')
  const values: string[] = []
  for (let at = 0; at < bytes.length;) {
    const value = bytes.subarray(at + 2, at + 2 + (bytes[at + 1] ?? 0))
    values.push(value.toString((bytes[at] ?? 0) > 7 ? 'hex' : 'utf8'))
    at += 2 + value.length
  }
  return values
}

/** The content of the first element with a name. */
export function valueOf(xml: string, name: string): string {
  return new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`).exec(xml)?.[1] ?? ''
}

/** The attachment of a document with an id: the QR code, or the previous hash. */
export function attachedTo(xml: string, id: string): string {
  return new RegExp(`<cbc:ID>${id}</cbc:ID><cac:Attachment><[^>]*>([^<]*)<`).exec(xml)?.[1] ?? ''
}

/** The hash of a document without its signature, its QR code and the XML declaration. */
export function hashOf(xml: string): string {
  const hashed = xml
    .replace(/^<\?xml[^>]*\?>/, '')
    .replace(/<ext:UBLExtensions>[\s\S]*<\/ext:UBLExtensions>/, '')
    .replace(/<cac:Signature>[\s\S]*?<\/cac:Signature>/, '')
    .replace(/<cac:AdditionalDocumentReference><cbc:ID>QR<[\s\S]*?<\/cac:AdditionalDocumentReference>/, '')
  return createHash('sha256').update(hashed).digest('base64')
}

function hexDigest(text: string): string {
  return Buffer.from(createHash('sha256').update(text).digest('hex')).toString('base64')
}

/** The key and the subject of a request for a certificate that is signed with that key; null for any other text. */
function readRequest(csr: string): { key: KeyObject; subject: Name } | null {
  const pem = Buffer.from(csr, 'base64').toString()
  const bytes = Buffer.from(pem.replace(/-----[^-]*-----|\s/g, ''), 'base64')
  const {
    certificationRequestInfo: info,
    certificationRequestInfoRaw: signed,
    signature,
  } = AsnConvert.parse(bytes, CertificationRequest)
  const spki = Buffer.from(AsnConvert.serialize(info.subjectPKInfo))
  const key = createPublicKey({ key: spki, format: 'der', type: 'spki' })
  const hasTemplate = /(?:TST|PRE)?ZATCA-Code-Signing/.test(bytes.toString('latin1'))
  const isSigned = verify('sha256', Buffer.from(signed!), key, Buffer.from(signature))
  return hasTemplate && isSigned ? { key, subject: info.subject } : null
}
