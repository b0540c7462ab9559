import { isNull } from 'drizzle-orm'
import type { TaxSeller } from '@rihla/zatca/document'
import type { RegisteredUnit } from '#domains/einvoicing/authority.ts'
import type { TaxEnvironment } from '#domains/einvoicing/shapes.ts'
import { taxUnit } from '#domains/einvoicing/schema.server.ts'
import type { Settings } from '#domains/content/queries.server.ts'
import type { Binding, Queryable, Vault } from '#domains/context.ts'

export type TaxUnitRow = typeof taxUnit.$inferSelect

/** The unit that signs now; null if documents are not reported. */
export async function findTaxUnit(db: Queryable): Promise<TaxUnitRow | null> {
  const [row] = await db.select().from(taxUnit).where(isNull(taxUnit.retiredAt))
  return row ?? null
}

/** Stores a registered unit, which replaces the one in use. */
export async function storeTaxUnit(
  db: Queryable,
  vault: Vault,
  {
    serial,
    environment,
    now,
    ...registered
  }: RegisteredUnit & { serial: string; environment: TaxEnvironment; now: Date },
): Promise<void> {
  const { privateKey, token, secret, certificate, expiresAt } = registered
  const credentials = vault.encrypt(boundToUnit(serial), JSON.stringify({ privateKey, token, secret }))
  await db.update(taxUnit).set({ retiredAt: now }).where(isNull(taxUnit.retiredAt))
  await db.insert(taxUnit).values({ environment, serial, since: now, expiresAt, certificate, credentials })
}

/** Decrypts the private key (PEM), token and secret of a unit. Throws if they were modified. */
export function openCredentials(
  vault: Vault,
  { serial, credentials }: Pick<TaxUnitRow, 'serial' | 'credentials'>,
): { privateKey: string; token: string; secret: string } {
  return JSON.parse(vault.decrypt(boundToUnit(serial), credentials)) as ReturnType<typeof openCredentials>
}

export function boundToUnit(serial: string): Binding {
  return `tax_unit:${serial}`
}

/** The seller as documents name it; null while its facts are incomplete. */
export function taxSeller({ seller, brand, tax_address: address }: Settings): TaxSeller | null {
  const name = seller.name ?? brand.name
  const complete = [seller.vat_number, seller.registration, address?.street, address?.building, address?.district]
  if (!address || ![...complete, address.city, address.postalCode].every(Boolean)) return null
  return {
    name: name.ar || name.en,
    vatNumber: seller.vat_number,
    registration: seller.registration,
    address,
  }
}
