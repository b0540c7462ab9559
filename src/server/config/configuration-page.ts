import { describedSettings } from '#server/config/env.ts'

/** Markdown of `docs/configuration.md`; a test compares the file with it. */
export function configurationPage(): string {
  const rows = describedSettings().map(
    ({ name, meaning, without }) => `| \`${name}\` | ${meaning} | ${without ? `\`${without}\`` : ''} |`,
  )
  return [
    '# Configuration',
    '',
    'Environment variables, checked once at start, which fails with a message that names every invalid one.',
    'Each can also be `NAME_FILE`, the path of a file with the value.',
    'Generated from `src/server/config/env.ts` by `npm run docs:configuration`.',
    '',
    '| variable | meaning | without it |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
