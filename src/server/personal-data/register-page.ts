import {
  tablesWithoutPersonalData,
  jobTables,
  personalTables,
  type PersonalTable,
} from '#server/personal-data/register.ts'

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
    'The register of personal data. Deleting an account, the hourly deletion of expired data and the tests of the export follow it.',
    'A test compares it with the schema of the database: a new table, or a new text or JSON column, must be declared in it.',
    'Generated from `src/server/personal-data/register.ts` by `npm run docs:personal-data`.',
    '',
    '- **At the end of the period** a row is erased in the same way as at the deletion of the account.',
    '- **Columns of staff** name members of staff as a record of their work. They are retained with the row.',
    '- **Invoices, the ledger and payments** are retained, because tax law requires them; they do not name the guest.',
    '- **Card numbers** that somebody types into a text are hidden, except for the last four digits, before the text is stored (`src/domains/shared/free-text.ts`).',
    '- **Files**: photos and documents are deleted from the file store with their rows.',
    '- **Backups** contain what has been erased since. Delete old backups, and after restoring one, delete again the accounts that were deleted since.',
    '- **Guests who booked on the phone** without an account can create one with the same address: it gets their bookings, and deleting it erases them.',
    '- **Guests who are named in a booking of somebody else** are erased with that booking. There is no tool to erase them alone.',
    '',
    '| table | purpose | personal columns; columns of staff | retention | deletion of the account | field of the export |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
    '## Columns that the export does not contain',
    '| column | reason |',
    '|---|---|',
    ...Object.entries(personalTables).flatMap(([table, { personal }]) =>
      Object.entries(personal).flatMap(([column, declared]) =>
        declared === 'exported' ? [] : [`| \`${table}.${column}\` | ${declared.withheld} |`],
      ),
    ),
    '',
    '## Tables without personal data',
    `${Object.keys(tablesWithoutPersonalData)
      .map((table) => `\`${table}\``)
      .join(', ')}.`,
    '',
    `Job queue (schema \`jobs\`), whose jobs contain ids only: ${jobTables.map((table) => `\`${table}\``).join(', ')}.`,
    '',
  ].join('\n')
}

function columnsOf({ personal, staff }: PersonalTable): string {
  const own = Object.keys(personal).map((column) => `\`${column}\``)
  const ofStaff = (staff?.split(' ') ?? []).map((column) => `\`${column}\``)
  return [own.join(', ') || 'none', ...(ofStaff.length > 0 ? [ofStaff.join(', ')] : [])].join('; ')
}

function periodOf({ retention }: PersonalTable): string {
  if ('until' in retention) return `until ${retention.until}`
  const { hours } = retention
  if (hours === 0) return 'until it expires'
  const [count, unit] =
    hours % 8760 === 0 ? [hours / 8760, 'year'] : hours % 24 === 0 ? [hours / 24, 'day'] : [hours, 'hour']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}

function erasureOf({ erasure }: PersonalTable): string {
  if (erasure === 'delete') return 'rows are deleted'
  if (erasure === 'account') return 'rows are deleted with the account'
  if ('retained' in erasure) return `retained: ${erasure.retained}`
  return `emptied: ${Object.keys(erasure.set)
    .map((column) => `\`${column}\``)
    .join(', ')}`
}

function exportOf({ exportedAs }: PersonalTable): string {
  return exportedAs ? `\`${exportedAs}\`` : ''
}
