/**
 * Reads a JSON report of Playwright, or null if there is none. A test that failed and passed on its second run is
 * `flaky`: it counts as passed and is named.
 */
export function resultsOf(report) {
  const tests = (report?.suites ?? []).flatMap(testsIn)
  const flaky = tests.filter(({ status }) => status === 'flaky')
  return {
    passed: (report?.stats.expected ?? 0) + flaky.length,
    failures: tests.filter(({ status }) => status === 'unexpected').map(({ name, errors }) => `${name}\n${errors}`),
    flaky: flaky.map(({ name, errors }) => `${name}\n${errors}`),
  }
}

/** The beginning of a long error message. */
export function shortenMessage(message) {
  return message.split('\n').slice(0, 30).join('\n')
}

/** The tests of a suite and of its nested suites. */
function testsIn(suite) {
  return [
    ...(suite.specs ?? []).flatMap((spec) =>
      spec.tests.map(({ status, projectName, results }) => ({
        status,
        name: `${spec.file}:${spec.line} [${projectName}] ${spec.title}`,
        errors: shortenMessage(results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n')),
      })),
    ),
    ...(suite.suites ?? []).flatMap(testsIn),
  ]
}
