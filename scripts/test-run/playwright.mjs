import { relative } from 'node:path'
import { quote, send, shorten } from './events.mjs'

/** Reports a run of Playwright to `scripts/test.mjs`. */
export default class Reporter {
  onBegin(config, suite) {
    this.config = config.configFile && relative('', config.configFile)
    send({ total: suite.allTests().length })
  }

  onTestEnd(test, result) {
    if (result.status !== test.expectedStatus && result.retry < test.retries) return
    const outcome = test.outcome()
    const place = `${relative('', test.location.file)}:${test.location.line}`
    const project = test.parent.project()?.name ?? ''
    const title = `${place} [${project}] ${test.title}`
    const errors = shorten(test.results.flatMap((run) => run.errors.map(({ message }) => message)).join('\n'))
    if (outcome === 'unexpected') send({ failed: title, errors, repeat: this.commandOf(place, project) })
    if (outcome === 'flaky') send({ flaky: title, errors })
    send({ ended: title, ms: result.duration, passed: outcome === 'expected' || outcome === 'flaky' ? 1 : 0 })
  }

  onError({ message, value }) {
    send({ failed: 'an error outside of every test', errors: shorten(message ?? value ?? ''), repeat: '' })
  }

  commandOf(place, project) {
    const config = this.config === 'playwright.config.ts' ? [] : ['--config', this.config]
    return ['npx', 'playwright', 'test', ...config, place, ...(project && ['--project', project])].map(quote).join(' ')
  }

  /** Playwright adds a reporter that prints if none does. */
  printsToStdio() {
    return true
  }
}
