import { sql } from 'drizzle-orm'
import { boundToCompanion } from '#domains/accounts/companions/companions.server.ts'
import { boundToPassport, type Field as PassportField } from '#domains/accounts/profile/document.server.ts'
import { boundToMessageFile } from '#domains/conversation/messages.server.ts'
import { boundToDocument } from '#domains/documents/documents.server.ts'
import { encryptedName, getEncrypted, putEncrypted } from '#domains/documents/encrypted-files.server.ts'
import { boundToPosition } from '#domains/traveller-details/detail-answers.server.ts'
import type { Binding, Db, EncryptedPlace, Ports } from '#domains/context.ts'
import { boundToUnit } from '#domains/einvoicing/units.server.ts'

type BoundTo = (owner: string[], column: string) => Binding
/** Values in columns; `owner` are the columns, as texts, that their binding is composed of. */
type Values = { columns: string[]; owner: string; boundTo: BoundTo }
/** Files that a column `file` names; they are bound to the id of their row or to their name. */
type NamedFiles = { folder: string; boundTo: BoundTo; which?: string }

/** What is encrypted again. The rest is deleted within a day, before an earlier key is removed. */
export const encryptedPlaces: Record<EncryptedPlace, Values | NamedFiles | 'deleted'> = {
  booking_detail: {
    columns: ['answers'],
    owner: 'booking_id::text, position::text',
    boundTo: ([bookingId, position]) => boundToPosition(Number(bookingId), Number(position)),
  },
  'booking_document.file': {
    folder: 'documents',
    boundTo: ([id]) => boundToDocument(Number(id)),
    // A file that is being sent keeps its name.
    which: 'sent_at is not null',
  },
  'booking_message_file.file': { folder: 'messages', boundTo: ([, file = '']) => boundToMessageFile(file) },
  companion: {
    columns: ['details'],
    owner: 'id, user_id',
    boundTo: ([id = '', userId = '']) => boundToCompanion(id, userId),
  },
  idempotency_key: 'deleted',
  interrupted_form: 'deleted',
  tax_unit: { columns: ['credentials'], owner: 'serial::text', boundTo: ([serial = '']) => boundToUnit(serial) },
  travel_document: {
    columns: ['number_end', 'expires_on', 'issued_by'],
    owner: 'user_id',
    boundTo: ([userId = ''], column) => boundToPassport(userId, column as PassportField),
  },
}

/** Values of a column, and files of a table, that one run encrypts again. */
const max = 1_000

type Dependencies = { db: Db; ports: Pick<Ports, 'vault' | 'files'> }

/**
 * Encrypts with the current key what an earlier one encrypted, and reports for each table how much that was and what
 * failed. A value that cannot be decrypted does not stop the others.
 */
export async function reencrypt(
  dependencies: Dependencies,
  report: (table: string, count: number, errors: unknown[]) => void,
): Promise<void> {
  for (const [place, step] of Object.entries(encryptedPlaces)) {
    if (step === 'deleted') continue
    const [table = ''] = place.split('.')
    let count = 0
    const errors: unknown[] = []
    const finds =
      'folder' in step
        ? [() => oldFiles(dependencies, table, step)]
        : step.columns.map((column) => () => oldValues(dependencies, table, column, step))
    for (const find of finds)
      for (const encrypt of await find())
        await encrypt().then(
          () => count++,
          (error: unknown) => errors.push(error),
        )
    report(table, count, errors)
  }
}

async function oldValues({ db, ports: { vault } }: Dependencies, table: string, column: string, step: Values) {
  const [into, value] = [sql.identifier(table), sql.identifier(column)]
  const old = await db.execute<{ at: string; value: string; owner: string[] }>(sql`
    select ctid::text as at, ${value} as value, array[${sql.raw(step.owner)}] as owner from ${into}
    where not starts_with(${value}, ${`${vault.keyId}.`}) limit ${max}`)
  return old.rows.map((row) => async () => {
    const bound = step.boundTo(row.owner, column)
    // Skips the row if it was changed meanwhile.
    await db.execute(sql`
      update ${into} set ${value} = ${vault.encrypt(bound, vault.decrypt(bound, row.value))}
      where ctid = ${row.at}::tid and ${value} = ${row.value}`)
  })
}

/** Files are stored under a name with the id of their key. The row is locked, so that one process moves a file. */
async function oldFiles({ db, ports }: Dependencies, table: string, { folder, boundTo, which = 'true' }: NamedFiles) {
  const into = sql.identifier(table)
  const old = sql`file is not null and ${sql.raw(which)} and not starts_with(file, ${encryptedName(ports, folder, '')})`
  const result = await db.execute<{ id: number; file: string }>(
    sql`select id, file from ${into} where ${old} limit ${max}`,
  )
  return result.rows.map(({ id, file }) => async () => {
    const bound = (name: string) => boundTo([String(id), name], 'file')
    const isMoved = await db.transaction(async (tx) => {
      const locked = await tx.execute(sql`
        select from ${into} where id = ${id} and file = ${file} for update skip locked`)
      if (locked.rows.length === 0) return false
      const body = await getEncrypted(ports, file, bound)
      if (!body) throw new Error('An encrypted file is not in the file store')
      // The same name in each attempt, so that a failed one leaves no file behind.
      const name = encryptedName(ports, folder, file.split('/').at(-1) ?? '')
      await putEncrypted(ports, name, bound(name), body)
      await tx.execute(sql`update ${into} set file = ${name} where id = ${id}`)
      return true
    })
    if (isMoved) await ports.files.remove(file)
  })
}
