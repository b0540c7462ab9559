import { describedSettings } from '#server/config/env.ts'

/** Markdown of `docs/configuration.md`; a test compares the file with it. */
export function configurationPage(): string {
  const rows = describedSettings().map(
    ({ name, meaning, without }) => `| \`${name}\` | ${meaning} | ${without ? `\`${without}\`` : ''} |`,
  )
  return [
    '# Configuration',
    '',
    'Environment variables, read and checked once at start; the start fails with a message that names every invalid one.',
    'Each can also be set as `NAME_FILE`, the path of a file with the value, such as a secret of Docker, Kubernetes or systemd.',
    'Generated from `src/server/config/env.ts` by `npm run docs:configuration`.',
    '',
    '| variable | meaning | without it |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
