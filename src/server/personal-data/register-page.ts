import { businessRecord, personalTables, untilAccount, type PersonalTable } from '#server/personal-data/register.ts'

/** Markdown of `docs/personal-data.md`; a test compares the file with it. */
export function registerPage(): string {
  const rows = Object.entries(personalTables).map(([table, declared]) => {
    const cells = [
      `\`${table}\``,
      declared.purpose,
      columnsOf(declared),
      periodOf(declared),
      erasureOf(declared),
      exportOf(declared),
    ]
    return `| ${cells.join(' | ')} |`
  })
  return [
    '# Personal data',
    '',
    'Generated from `src/server/personal-data/register.ts` by `npm run docs:personal-data`. Deleting an account, the hourly deletion of expired data and',
    'the tests of the export follow this register.',
    '',
    '- **At the end of the period** a row is erased as at the deletion of the account.',
    '- **Emptied** are the personal columns of a row, unless others are named.',
    `- **Books** are retained until ${businessRecord.until}, rows with the retention **account** until ${untilAccount.until}.`,
    '- **Columns of staff**, a record of their work, are retained with the row.',
    '- **Invoices, ledger and payments** are retained, because tax law requires them; they do not name the guest.',
    '- **Card numbers** typed into a text are stored with their last four digits only.',
    '- **Files**: photos and documents are deleted from the file store with their rows.',
    '- **Backups** contain what has been erased since. Delete old ones, and after a restore delete again the accounts that were deleted since.',
    '- **Guests who booked on the phone** can create an account with the same address: it gets their bookings, and deleting it erases them.',
    '- **Guests named in a booking of somebody else** are erased with that booking; there is no tool to erase them alone.',
    '',
    '| table | purpose | personal columns; columns of staff | retention | deletion of the account | field of the export |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Columns that the export does not contain',
    '| reason | columns |',
    '|---|---|',
    ...withheldColumns(),
    '',
    'All other tables have no personal data; the register lists them. Those of the job queue (schema `jobs`) contain ids only.',
    '',
  ].join('\n')
}

function withheldColumns(): string[] {
  const columns = Object.entries(personalTables).flatMap(([table, { personal }]) =>
    Object.entries(personal).flatMap(([column, declared]) =>
      declared === 'exported' ? [] : [{ name: `\`${table}.${column}\``, reason: declared.withheld }],
    ),
  )
  return Object.entries(Object.groupBy(columns, ({ reason }) => reason)).map(
    ([reason, named = []]) => `| ${reason} | ${named.map(({ name }) => name).join(', ')} |`,
  )
}

function columnsOf({ personal, staff }: PersonalTable): string {
  const ownColumns = Object.keys(personal).map((column) => `\`${column}\``)
  const ofStaff = (staff?.split(' ') ?? []).map((column) => `\`${column}\``)
  return [ownColumns.join(', ') || 'none', ...(ofStaff.length > 0 ? [ofStaff.join(', ')] : [])].join('; ')
}

function periodOf({ retention }: PersonalTable): string {
  if (retention === businessRecord) return 'books'
  if (retention === untilAccount) return 'account'
  if ('until' in retention) return `until ${retention.until}`
  const { hours } = retention
  if (hours === 0) return 'until it expires'
  const [count, unit] =
    hours % 8760 === 0 ? [hours / 8760, 'year'] : hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function erasureOf({ erasure, personal }: PersonalTable): string {
  if (erasure === 'delete') return 'deleted'
  if (erasure === 'account') return 'with the account'
  if ('retained' in erasure) return `retained: ${erasure.retained}`
  const emptied = Object.keys(erasure.set)
  const ownColumns = Object.keys(personal)
  const all = ownColumns.length > 0 && ownColumns.every((column) => emptied.includes(column))
  const otherColumns = emptied.filter((column) => !all || !ownColumns.includes(column)).map((column) => `\`${column}\``)
  return ['emptied', ...(otherColumns.length > 0 ? [otherColumns.join(', ')] : [])].join(all ? ', with ' : ': ')
}

function exportOf({ exportedAs }: PersonalTable): string {
  return exportedAs ? `\`${exportedAs}\`` : ''
}
