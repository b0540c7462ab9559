import { relative } from 'node:path'
import { quote, send, shorten } from './events.mjs'

/** Reports a run of Vitest to `scripts/test.mjs`. Progress is counted in files. */
export default class Reporter {
  onTestRunStart(files) {
    send({ total: files.length })
  }

  onTestModuleEnd(module) {
    const tests = [...module.children.allTests()]
    const file = relative('', module.moduleId)
    const command = ['npx', 'vitest', 'run', '--project', module.project.name, file]
    for (const test of tests.filter((test) => test.result().state === 'failed'))
      send({
        failed: `${file}: ${test.fullName}`,
        errors: textOf(test.result().errors),
        repeat: [...command, '-t', nameOf(test)].map(quote).join(' '),
      })
    if (module.errors().length > 0)
      send({ failed: file, errors: textOf(module.errors()), repeat: command.map(quote).join(' ') })
    send({
      ended: file,
      ms: module.diagnostic().duration,
      passed: tests.filter((test) => test.result().state === 'passed').length,
    })
  }

  onTestRunEnd(_, errors) {
    if (errors.length > 0) send({ failed: 'an error outside of every test', errors: textOf(errors), repeat: '' })
  }
}

/** `-t` takes a regular expression, which is compared with the full name. */
function nameOf(test) {
  return test.fullName.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)
}

/** The errors with the places in the project's own code. */
function textOf(errors = []) {
  return shorten(
    errors
      .map(({ stack, message }) => stack ?? message)
      .join('\n')
      .replaceAll(/\n +at .*node_modules.*/g, ''),
  )
}
