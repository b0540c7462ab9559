import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blocksOf, trialScript } from '#test/install/document.ts'

// `npm run trial:install`: runs the commands of docs/install.md as they are written, in an overlay of this machine's
// file system that is thrown away. The database and nginx are those of Debian; blocks that the document marks are
// skipped by name.
const folder = mkdtempSync(join(tmpdir(), 'rihla-install-'))
const at = (name: string) => join(folder, name)
for (const name of ['upper', 'work', 'root']) mkdirSync(at(name))
try {
  const branch = execFileSync('git', ['branch', '--show-current'], { encoding: 'utf8' }).trim()
  run('git', ['bundle', 'create', '--quiet', at('rihla.bundle'), 'HEAD', ...(branch ? [branch] : [])])
  writeFileSync(at('trial.sh'), trialScript(blocksOf(readFileSync('docs/install.md', 'utf8'))))
  // Mounts are in a namespace of their own, and processes end with it.
  const began = performance.now()
  const inside = `
    mount -t tmpfs none ${at('root')} && mkdir ${at('root')}/upper ${at('root')}/work ${at('root')}/all
    mount -t overlay overlay -o lowerdir=/,upperdir=${at('root')}/upper,workdir=${at('root')}/work ${at('root')}/all
    cd ${at('root')}/all
    mount -t proc proc proc && mount --rbind /dev dev && mount -t tmpfs none run && mount -t tmpfs -o mode=1777 none tmp
    mkdir -p srv && cp ${at('rihla.bundle')} ${at('trial.sh')} srv/
    exec chroot . env -i PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root bash /srv/trial.sh`
  const options = ['--mount', '--pid', '--fork', '--kill-child', '--propagation', 'private', 'bash', '-ec', inside]
  run('unshare', options)
  process.stdout.write(`\nThe trial took ${Math.round((performance.now() - began) / 1000)} s\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

function run(command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit' })
  if (status !== 0) throw new Error(`${command} ended with ${status}`)
}
