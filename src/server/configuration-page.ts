import { describedSettings } from '#server/env.ts'

/** Markdown of `docs/configuration.md`; a test compares the file with it. */
export function configurationPage(): string {
  const rows = describedSettings().map(
    ({ name, meaning, without }) => `| \`${name}\` | ${meaning} | ${without ? `\`${without}\`` : ''} |`,
  )
  return [
    '# Configuration',
    '',
    'Environment variables, read and checked once at start; a wrong one ends the start with a message that names it.',
    'Each may also come as `NAME_FILE`, the path of a file that holds the value, as secrets of Docker, Kubernetes and systemd do.',
    'Made from `src/server/env.ts` by `npm run docs:configuration`.',
    '',
    '| variable | meaning | without it |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
