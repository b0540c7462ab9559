/** A block of commands of docs/install.md. `skip` is the reason why the trial does not run it. */
export type Block = { heading: string; commands: string; skip: string | null }

/** The blocks of commands of the document, in order. */
export function blocksOf(document: string): Block[] {
  const blocks: Block[] = []
  let heading = ''
  const parts = /^## (.+)$|(?:^<!-- trial: skip, (.+) -->\n)?^```sh\n([\s\S]*?)^```$/gm
  for (const [, title, skip, commands] of document.matchAll(parts)) {
    if (title) heading = title
    else if (commands) blocks.push({ heading, commands, skip: skip ?? null })
  }
  return blocks
}

/**
 * The script of the trial: every block that is not skipped, in one shell, between what the trial does in place of
 * systemd and of the administrator.
 */
export function trialScript(blocks: Block[]): string {
  const [values, ...rest] = blocks
  if (!values) throw new Error('The document has no block')
  const shown = new Map<string, number>()
  const steps = rest.map(({ heading, commands, skip }) => {
    const nth = (shown.get(heading) ?? 0) + 1
    shown.set(heading, nth)
    const name = `${heading}${nth > 1 ? ` (${nth})` : ''}`
    const body = skip ? `echo "    skipped: ${skip}"\n` : commands
    return `echo "--- ${name}"\n${body}${instead[name] ?? ''}`
  })
  return [values.commands, preparation, ...steps, 'echo "--- complete"\n'].join('\n')
}

const preparation = `
SITE=booking.example.com REPOSITORY=/srv/rihla.bundle
echo "127.0.0.1 $SITE" >> /etc/hosts
# Of the overlay: an installation on this machine stays as it is.
rm -rf /var/lib/rihla /opt/rihla /etc/rihla /var/backups/rihla
pg_ctlcluster 15 main start
`

/** The action of the trial after a block that needs systemd, by the name of the block. */
const instead: Record<string, string> = {
  // The Node that runs the trial.
  '3. Node': `ln -sf ${process.execPath} /usr/local/bin/node\n`,
  '8. The service': `
systemd-analyze verify deploy/rihla.service 2>&1 | grep -v 'Failed to connect' || true
start=$(sed -n 's|^ExecStart=||p' deploy/rihla.service)
rihla $start > /tmp/rihla.log 2>&1 &
sleep 3
service=$(pgrep -P $! || echo $!)
`,
  '9. HTTPS (2)': 'nginx\n',
  '14. Upgrade (2)': 'kill -HUP $service\nsleep 20\n',
  '16. Removal': `
kill $service
nginx -s quit
wait || true
`,
}
