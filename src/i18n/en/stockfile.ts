/** Files of nights in the admin: how a file was read, templates, lines that are left out. */
export const stockfile = {
  text: 'A line for each room and night, as an Excel workbook (.xlsx) or CSV. Download the nights, change them in your spreadsheet, and upload the file again. Empty cells leave values as they are.',
  format: 'Format',
  workbook: 'Excel (.xlsx)',
  csv: 'CSV',
  template: 'Also nights without a price yet, as empty lines to fill in',
  download: 'Download',
  limit: 'A file can hold up to {max, number} lines.',
  file: 'Excel or CSV file',
  fileHint: 'Headings in English or Arabic, in any order. Dates such as 2026-11-23 or 23/11/2026, Hijri dates too.',
  lines: 'Lines of the file',
  linesHint: 'The lines of a chosen file appear here, where you can correct them. Or paste lines from a spreadsheet.',
  applyValid:
    '{count, plural, one {Apply the one valid line and skip the rest} other {Apply the # valid lines and skip the rest}}',
  tooMany: 'This file has {count, number} lines. Up to {max, number} can be read at once: split the file.',
  unreadable: 'This is not a workbook (.xlsx) or a text file with columns. Save the file again as .xlsx or CSV.',
  tooLong: 'This file is too long. Up to {max, number} lines can be read at once: split the file.',
  tooWide: 'This sheet has far more columns than a file of nights. Keep only the columns that you need.',
  ignored: '{count, plural, one {This column was ignored: {names}} other {These columns were ignored: {names}}}',
  dayFirst: 'Dates were read with the day first: 03/12 is 3 December.',
  dayFirstProven: 'Dates were read with the day first: 03/12 is 3 December, as line {line} shows.',
  monthFirst: 'Dates were read with the month first: 03/12 is 12 March, because line {line} allows no other reading.',
  hijri:
    '{count, plural, one {# Hijri date was converted} other {# Hijri dates were converted}} (Umm al-Qura calendar).',
  shown: 'The first {shown, number} of {count, number} lines are listed.',
  columns:
    'Columns are missing. The file needs a room code, a night and at least one of price, rooms offered, minimum nights, closed, closed to arrival.',
} as const
