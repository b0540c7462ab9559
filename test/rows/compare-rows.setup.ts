import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { checkRows } from '#test/rows/check.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder in which `record.ts` writes what statements return. */
    rowsFolder: string
  }
}

/** Compares what statements return during the database tests with their declared row types, after the last test. */
export default async function setup(project: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'stays-rows-'))
  project.provide('rowsFolder', folder)
  return async () => {
    // The fast lane leaves out files, and so perhaps a statement that only they execute.
    const differences = checkRows(folder, process.env.TEST_LANE !== 'fast' && (await isComplete(project)))
    await rm(folder, { recursive: true, force: true })
    if (differences.length > 0)
      throw new Error(`Statements and their row types differ (decision 0024):\n${differences.join('\n')}`)
  }
}

/** True if every test of the project has run and none has failed. */
async function isComplete(project: TestProject): Promise<boolean> {
  const ran = project.vitest.state.getTestModules().filter((module) => module.project === project)
  const { testFiles } = await project.globTestFiles()
  return (
    ran.length === testFiles.length &&
    ran.every((module) => module.state() !== 'failed') &&
    !project.vitest.getGlobalTestNamePattern()
  )
}
