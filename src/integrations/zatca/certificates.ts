import { generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto'
import type { TaxUnit } from '#domains/einvoicing/authority.ts'
import type { TaxEnvironment } from '#domains/einvoicing/shapes.ts'
import { contentOf, der, derParts } from '#integrations/zatca/der.ts'

// Object identifiers of X.509, and of the extensions that ZATCA's certificates have.
const ids = {
  country: '2.5.4.6',
  organization: '2.5.4.10',
  unit: '2.5.4.11',
  commonName: '2.5.4.3',
  surname: '2.5.4.4',
  title: '2.5.4.12',
  registeredAddress: '2.5.4.26',
  businessCategory: '2.5.4.15',
  userId: '0.9.2342.19200300.100.1.1',
  template: '1.3.6.1.4.1.311.20.2',
  alternativeName: '2.5.29.17',
  extensionRequest: '1.2.840.113549.1.9.14',
  ecdsaWithSha256: '1.2.840.10045.4.3.2',
}

const templates: Record<TaxEnvironment, string> = {
  local: 'TSTZATCA-Code-Signing',
  sandbox: 'TSTZATCA-Code-Signing',
  simulation: 'PREZATCA-Code-Signing',
  production: 'ZATCA-Code-Signing',
}

/** A key on the curve that ZATCA requires. */
export function newKey(): { privateKey: KeyObject; publicKey: KeyObject } {
  return generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
}

/** The request for a certificate of a unit (PKCS #10) as PEM. */
export function certificateRequest(
  unit: TaxUnit,
  { privateKey, publicKey }: ReturnType<typeof newKey>,
  environment: TaxEnvironment,
): string {
  const info = der.sequence(
    der.integer(Buffer.from([0])),
    subjectOf(unit),
    publicKey.export({ type: 'spki', format: 'der' }),
    der.tagged(
      0,
      der.sequence(der.oid(ids.extensionRequest), der.set(der.sequence(...extensionsOf(unit, templates[environment])))),
    ),
  )
  const request = der.sequence(info, algorithm(), der.bits(sign('sha256', info, privateKey)))
  const lines = request.toString('base64').match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE REQUEST-----\n${lines.join('\n')}\n-----END CERTIFICATE REQUEST-----\n`
}

/** A certificate that the unit signs for itself, as base64 of DER. */
export function ownCertificate(
  unit: TaxUnit,
  { privateKey, publicKey }: ReturnType<typeof newKey>,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): string {
  const serial = Buffer.concat([Buffer.from([1]), randomBytes(15)])
  const certified = der.sequence(
    der.tagged(0, der.integer(Buffer.from([2]))),
    der.integer(serial),
    algorithm(),
    subjectOf(unit),
    der.sequence(der.time(now), der.time(expiresAt)),
    subjectOf(unit),
    publicKey.export({ type: 'spki', format: 'der' }),
    der.tagged(3, der.sequence(...extensionsOf(unit, templates.local))),
  )
  return der.sequence(certified, algorithm(), der.bits(sign('sha256', certified, privateKey))).toString('base64')
}

type CertificateFacts = {
  /** RFC 2253: the most specific name first. */
  issuer: string
  /** Decimal. */
  serial: string
  publicKey: KeyObject
  expiresAt: Date
  signature: Buffer
}

/** The facts of a certificate, base64 of DER, that a signature names. Throws if it cannot be read. */
export function certificateFacts(certificate: string): CertificateFacts {
  const bytes = Buffer.from(certificate, 'base64')
  const read = new X509Certificate(bytes)
  const bits = derParts(bytes)[2]
  if (!bits) throw new Error('a certificate without a signature')
  return {
    issuer: read.issuer.split('\n').toReversed().join(', '),
    serial: BigInt(`0x${read.serialNumber}`).toString(),
    publicKey: read.publicKey,
    expiresAt: new Date(read.validTo),
    signature: contentOf(bits).subarray(1),
  }
}

function algorithm(): Buffer {
  return der.sequence(der.oid(ids.ecdsaWithSha256))
}

function subjectOf({ serial, seller, branch }: TaxUnit): Buffer {
  const named = (id: string, text: Buffer) => der.set(der.sequence(der.oid(id), text))
  return der.sequence(
    named(ids.country, der.printable('SA')),
    named(ids.unit, der.utf8(branch)),
    named(ids.organization, der.utf8(seller.name)),
    named(ids.commonName, der.utf8(`EGS-${seller.vatNumber}-${serial.slice(0, 8)}`)),
  )
}

/** The template, and the names by which ZATCA knows the unit: it issues simplified documents only (`0100`). */
function extensionsOf({ serial, seller, business }: TaxUnit, template: string): Buffer[] {
  const named = (id: string, text: string) => der.set(der.sequence(der.oid(id), der.utf8(text)))
  const { building, street, postalCode } = seller.address
  const names = der.sequence(
    named(ids.surname, `1-Booking|2-1|3-${serial}`),
    named(ids.userId, seller.vatNumber),
    named(ids.title, '0100'),
    named(ids.registeredAddress, `${building} ${street} ${postalCode}`),
    named(ids.businessCategory, business),
  )
  return [
    der.sequence(der.oid(ids.template), der.octets(der.printable(template))),
    der.sequence(der.oid(ids.alternativeName), der.octets(der.sequence(der.tagged(4, names)))),
  ]
}
