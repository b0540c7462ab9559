import { generateKeyPairSync, randomBytes, sign, X509Certificate, type KeyObject } from 'node:crypto'
import { Attributes, CertificationRequest, CertificationRequestInfo } from '@peculiar/asn1-csr'
import { AsnConvert, OctetString } from '@peculiar/asn1-schema'
import {
  AlgorithmIdentifier,
  Attribute,
  AttributeTypeAndValue,
  AttributeValue,
  Certificate,
  Extension,
  Extensions,
  GeneralName,
  GeneralNames,
  Name,
  RelativeDistinguishedName,
  SubjectPublicKeyInfo,
  TBSCertificate,
  Validity,
} from '@peculiar/asn1-x509'
import type { TaxUnit } from './document.ts'

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

const templates = {
  local: 'TSTZATCA-Code-Signing',
  sandbox: 'TSTZATCA-Code-Signing',
  simulation: 'PREZATCA-Code-Signing',
  production: 'ZATCA-Code-Signing',
}

type KeyPair = { privateKey: KeyObject; publicKey: KeyObject }

/** A key on the curve that ZATCA requires. */
export function newKey(): KeyPair {
  return generateKeyPairSync('ec', { namedCurve: 'secp256k1' })
}

/** The request for a certificate of a unit (PKCS #10) as PEM. */
export function certificateRequest(unit: TaxUnit, key: KeyPair, environment: keyof typeof templates): string {
  const extensions = AsnConvert.serialize(extensionsOf(unit, templates[environment]))
  const certificationRequestInfo = new CertificationRequestInfo({
    subject: subjectOf(unit),
    subjectPKInfo: publicKeyInfo(key.publicKey),
    attributes: new Attributes([new Attribute({ type: ids.extensionRequest, values: [extensions] })]),
  })
  const signature = signatureOf(certificationRequestInfo, key.privateKey)
  const request = new CertificationRequest({ certificationRequestInfo, signatureAlgorithm, signature })
  const lines = base64(request).match(/.{1,64}/g) ?? []
  return `-----BEGIN CERTIFICATE REQUEST-----\n${lines.join('\n')}\n-----END CERTIFICATE REQUEST-----\n`
}

/** A certificate that the unit signs for itself, as base64 of DER. */
export function ownCertificate(unit: TaxUnit, key: KeyPair, validity: { now: Date; expiresAt: Date }): string {
  const extensions = extensionsOf(unit, templates.local)
  return certificateOf({ ...validity, issuer: subjectOf(unit), subject: subjectOf(unit), extensions }, key)
}

/** A certificate for a public key, signed with a private key, as base64 of DER. */
export function certificateOf(
  {
    now,
    expiresAt,
    ...names
  }: { now: Date; expiresAt: Date } & Pick<TBSCertificate, 'issuer' | 'subject' | 'extensions'>,
  { publicKey, privateKey }: KeyPair,
): string {
  const serialNumber = Uint8Array.from([1, ...randomBytes(15)]).buffer
  const tbsCertificate = new TBSCertificate({
    version: 2,
    serialNumber,
    signature: signatureAlgorithm,
    validity: new Validity({ notBefore: now, notAfter: expiresAt }),
    subjectPublicKeyInfo: publicKeyInfo(publicKey),
    ...names,
  })
  const signatureValue = signatureOf(tbsCertificate, privateKey)
  return base64(new Certificate({ tbsCertificate, signatureAlgorithm, signatureValue }))
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
  return {
    issuer: read.issuer.split('\n').toReversed().join(', '),
    serial: BigInt(`0x${read.serialNumber}`).toString(),
    publicKey: read.publicKey,
    expiresAt: new Date(read.validTo),
    signature: Buffer.from(AsnConvert.parse(bytes, Certificate).signatureValue),
  }
}

/** A name of texts by their object identifier. */
export function nameOf(texts: [id: string, text: string][]): Name {
  return new Name(
    texts.map(([type, text]) => {
      const value = new AttributeValue(type === ids.country ? { printableString: text } : { utf8String: text })
      return new RelativeDistinguishedName([new AttributeTypeAndValue({ type, value })])
    }),
  )
}

const signatureAlgorithm = new AlgorithmIdentifier({ algorithm: ids.ecdsaWithSha256 })

function signatureOf(signed: object, key: KeyObject): ArrayBuffer {
  return Uint8Array.from(sign('sha256', Buffer.from(AsnConvert.serialize(signed)), key)).buffer
}

function publicKeyInfo(key: KeyObject): SubjectPublicKeyInfo {
  return AsnConvert.parse(key.export({ type: 'spki', format: 'der' }), SubjectPublicKeyInfo)
}

function base64(value: object): string {
  return Buffer.from(AsnConvert.serialize(value)).toString('base64')
}

function subjectOf({ serial, seller, branch }: TaxUnit): Name {
  return nameOf([
    [ids.country, 'SA'],
    [ids.unit, branch],
    [ids.organization, seller.name],
    [ids.commonName, `EGS-${seller.vatNumber}-${serial.slice(0, 8)}`],
  ])
}

/** The template, and the names by which ZATCA knows the unit: it issues simplified documents only (`0100`). */
function extensionsOf({ serial, seller, business }: TaxUnit, template: string): Extensions {
  const { building, street, postalCode } = seller.address
  const directoryName = nameOf([
    [ids.surname, `1-Booking|2-1|3-${serial}`],
    [ids.userId, seller.vatNumber],
    [ids.title, '0100'],
    [ids.registeredAddress, `${building} ${street} ${postalCode}`],
    [ids.businessCategory, business],
  ])
  const extension = (extnID: string, value: object) =>
    new Extension({ extnID, extnValue: new OctetString(AsnConvert.serialize(value)) })
  return new Extensions([
    extension(ids.template, new AttributeValue({ printableString: template })),
    extension(ids.alternativeName, new GeneralNames([new GeneralName({ directoryName })])),
  ])
}
