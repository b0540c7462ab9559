/** Texts that make careless patterns slow: runs, half matches and separators of several scripts. */
const units = [
  'ا',
  'a',
  '0',
  '٠',
  ' ',
  '\t',
  '\n',
  '\n>',
  'a.',
  'a-',
  '0-',
  '0 ',
  '1,',
  'a@',
  '@',
  'a@a.',
  'www.',
  'http://',
  '<',
  '<a ',
  '"',
  "'",
  '(',
  '[',
  '{"a":',
  '*',
  '_',
  '#',
  '|',
  ';',
  ',',
  '+',
  '~1',
  '\u200b',
  'a\u064b',
  '\u0301',
  '👨\u200d',
  '\u00a0',
  'و ',
  'al-',
  'ال',
  'On a wrote\n',
  '%',
]

/** The letter of each unit that many patterns begin with, the run, and an end that no pattern accepts. */
export function hostileTexts(length: number): { name: string; text: string }[] {
  return units.map((unit) => {
    const run = unit.repeat(Math.ceil((length - 2) / unit.length)).slice(0, length - 2)
    return { name: JSON.stringify(unit), text: `a${run.isWellFormed() ? run : run.slice(0, -1)}\u0001` }
  })
}
